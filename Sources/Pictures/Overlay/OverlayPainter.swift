import Core
import Geo

/// Draws what a person has on the map: circles, routes, where they are, pins.
struct OverlayPainter {
    let canvas: Canvas
    let lettering: Lettering
    let palette: Palette
    let window: MapWindow

    init(_ sheet: MapSheet) {
        (canvas, lettering, palette, window) = (sheet.canvas, sheet.lettering, sheet.palette, sheet.window)
    }

    /// What is taken by where the person is.
    func boxes(of picture: MapPicture) -> [Box] {
        picture.me.map { [Box(center: window.pixel(of: $0.coordinate), width: 17, height: 17)] } ?? []
    }

    /// Under the map's words.
    func paintUnder(_ picture: MapPicture) {
        for circle in picture.circles { paint(circle, palette[.circle], fill: 0.05) }
        var tracing = Tracing(window)
        for route in picture.routes.prefix(100) {
            for piece in tracing.line(route) { canvas.add(piece) }
        }
        canvas.stroke(palette[.routeEdge].with(alpha: 0.9), width: 7, isKept: true)
        canvas.stroke(palette[.route], width: 4)
        if let me = picture.me { paint(me, palette[.me], fill: 0.16) }
    }

    /// Over the map's words.
    func paintOver(_ picture: MapPicture, _ layout: PinLayout) {
        if let me = picture.me { paintMe(at: window.pixel(of: me.coordinate)) }
        for spot in layout.spots where spot.isMoved { paintLeader(spot, picture.pins[spot.index].colour.colour) }
        for spot in layout.spots { paintHead(spot, picture.pins[spot.index]) }
    }

    /// A ring in metres as the map's projection shows it, by points on the ground.
    private func paint(_ ring: MapPicture.Ring, _ colour: Colour, fill share: Double) {
        guard ring.radius.isFinite, ring.radius > 0 else { return }
        let line = ring.coordinate.circle(radius: min(ring.radius, 5_000_000))
        var tracing = Tracing(window)
        for cut in tracing.rings([line]) { canvas.add(cut, isClosed: true) }
        canvas.fill(colour.with(alpha: share))
        for piece in tracing.line(line + line.prefix(1)) { canvas.add(piece) }
        canvas.stroke(colour.with(alpha: 0.75), width: 1.4)
    }

    private func paintMe(at point: Pixel) {
        guard window.contains(point) else { return }
        canvas.addCircle(point, radius: 7.5)
        canvas.fill(.white)
        canvas.addCircle(point, radius: 5.5)
        canvas.fill(palette[.me])
    }

    private func paintLeader(_ spot: PinLayout.Spot, _ colour: Colour) {
        canvas.add([spot.point, spot.head])
        canvas.stroke(.white, width: 3.4, isKept: true)
        canvas.stroke(colour, width: 1.6)
        dot(spot.point, colour)
    }

    private func dot(_ point: Pixel, _ colour: Colour) {
        canvas.addCircle(point, radius: 3.8)
        canvas.fill(.white)
        canvas.addCircle(point, radius: 2.6)
        canvas.fill(colour)
    }

    private func paintHead(_ spot: PinLayout.Spot, _ pin: MapPicture.Pin) {
        let colour = pin.colour.colour
        guard !spot.isDot else { return dot(spot.point, colour) }
        if !spot.isMoved { paintTip(spot, colour) }
        canvas.addCircle(spot.head, radius: PinLayout.radius)
        canvas.fill(.white)
        canvas.addCircle(spot.head, radius: PinLayout.radius - 1.6)
        canvas.fill(colour)
        let sign = String(pin.sign.prefix(2))
        guard !sign.isEmpty else {
            canvas.addCircle(spot.head, radius: 3.6)
            return canvas.fill(colour.readable)
        }
        lettering.draw(
            sign, Font(size: sign.count > 1 ? 11 : 13.5, weight: .bold), center: spot.head, colour: colour.readable)
    }

    /// The point of a drop, white outside and coloured within.
    private func paintTip(_ spot: PinLayout.Spot, _ colour: Colour) {
        let half = PinLayout.radius * 0.68, base = spot.head.y + PinLayout.radius * 0.7
        canvas.add([Pixel(spot.point.x - half, base), spot.point, Pixel(spot.point.x + half, base)], isClosed: true)
        canvas.stroke(Colour.black.with(alpha: 0.18), width: 2.4, isKept: true)
        canvas.fill(.white)
        canvas.add(
            [
                Pixel(spot.point.x - half + 2.4, base - 1), Pixel(spot.point.x, spot.point.y - 2.6),
                Pixel(spot.point.x + half - 2.4, base - 1),
            ], isClosed: true)
        canvas.fill(colour)
    }
}
