import Core
import Geo
import Testing

@Suite struct PictureSizeTests {
    @Test("All three sizes have the same shape")
    func shape() {
        #expect(PictureSize.allCases.allSatisfy { $0.pixels.width * 3 == $0.pixels.height * 4 })
    }
}
