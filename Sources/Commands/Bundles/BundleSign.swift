import Core

/// The icons that are offered for a bundle, each with its word.
enum BundleSign: String, Reply, CaseIterable {
    case bag = "🎒"
    case basket = "🧺"
    case shopping = "🛒"
    case work = "💼"
    case home = "🏠"
    case sport = "🏋️"
    case office = "🏢"
    case drive = "🚗"
    case study = "📚"
    case kitchen = "🍳"
    case cleaning = "🧹"
    case special = "⭐"

    var wording: Wording {
        switch self {
        case .bag: Wording("bundleSign.bag", "🎒 Bag")
        case .basket: Wording("bundleSign.basket", "🧺 Laundry")
        case .shopping: Wording("bundleSign.shopping", "🛒 Shopping")
        case .work: Wording("bundleSign.work", "💼 Work")
        case .home: Wording("bundleSign.home", "🏠 Home")
        case .sport: Wording("bundleSign.sport", "🏋️ Sport")
        case .office: Wording("bundleSign.office", "🏢 Office")
        case .drive: Wording("bundleSign.drive", "🚗 Drive")
        case .study: Wording("bundleSign.study", "📚 Study")
        case .kitchen: Wording("bundleSign.kitchen", "🍳 Kitchen")
        case .cleaning: Wording("bundleSign.cleaning", "🧹 Cleaning")
        case .special: Wording("bundleSign.special", "⭐ Special")
        }
    }
}
