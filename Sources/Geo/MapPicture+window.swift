package import Core

extension MapPicture {
    /// What it shows, in units of drawing.
    package var window: MapWindow {
        MapWindow(center: center, zoom: zoom, width: size.units.width, height: size.units.height)
    }
}
