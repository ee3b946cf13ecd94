import Actions
import Core
import Store

@testable import Commands

/// Presses and cards of check-ins, bundles and routines with the largest values that they can have.
extension CodeSamples {
    private static let pickings = LookupID(largest)
    private static let someOccasion = OccasionID(largest)
    private static let bundle = BundleID(largest)
    private static let entryOfBundle = BundleEntryID(largest)
    private static let routine = RoutineID(largest)
    private static let sides: [OccasionRelation?] = [nil] + OccasionRelation.allCases

    static let bundleCards: [any Card] =
        sides.map { CheckInCard($0, page: lastPage) }
        + PickCard.Mode.allCases.map { PickCard(pickings, $0, page: lastPage) }
        + BundleCard.Mode.allCases.map { BundleCard(bundle, $0, page: lastPage) }
        + [ReviewScope.all, ReviewScope(occasion: someOccasion)].map { BundleReviewCard($0, page: lastPage) }
        + RoutineCard.Mode.allCases.map { RoutineCard(routine, $0) }
        + [ReviewOccasionsCard(page: lastPage), RoutinesCard(page: lastPage), NextCard(someOccasion)]

    static let bundlePresses: [any Press] = ofCheckIns + ofPicking + ofBundles

    private static let ofCheckIns: [any Press] =
        sides.flatMap { side -> [any Press] in [CheckIn(someOccasion, side), AskCheckIn(side)] }
        + [NewCheckIn(.before, named: String(repeating: "x", count: 40))].compactMap(\.self)
        + [true, false].map { KeepCheckIns(isShown: $0) }

    private static let ofPicking: [any Press] =
        [true, false].flatMap { isOn -> [any Press] in
            [Pick(pickings, "t\(largest)", isOn, page: lastPage), PickAll(pickings, isOn)]
        } + [
            PickBin(pickings, "e\(largest)", page: lastPage), PickRoutine(pickings, routine),
            PickRoutine(pickings, nil), AddPick(pickings), BeginBundle(pickings),
        ]

    private static let ofBundles: [any Press] =
        BundlePress.Step.allCases.map { BundlePress(bundle, $0) }
        + [true, false].map { BundleTick(entryOfBundle, $0) }
        + BundleSign.allCases.map { BundleIcon(bundle, $0.rawValue) }
        + RoutinePress.Step.allCases.map { RoutinePress(routine, $0) } + [
            BundleBack(entryOfBundle), BundleReturn(entryOfBundle), BundleAdd(bundle, task), StartRoutine(routine),
            RoutineBin(RoutineEntryID(largest)), SetNext(someOccasion, someOccasion), SetNext(someOccasion, nil),
        ]
}
