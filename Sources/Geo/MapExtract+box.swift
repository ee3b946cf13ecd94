package import Core

extension MapExtract {
    package var box: BoundingBox {
        BoundingBox(
            south: southWest.latitude, west: southWest.longitude, north: northEast.latitude, east: northEast.longitude)
    }
}
