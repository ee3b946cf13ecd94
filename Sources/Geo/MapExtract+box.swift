package import Core

extension MapExtract {
    package var box: BoundingBox {
        BoundingBox(
            south: southWest.latitude, north: northEast.latitude, west: southWest.longitude, east: northEast.longitude)
    }
}
