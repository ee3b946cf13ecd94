import Geo

/// Draws what `LabelLayout` has placed.
struct LabelPainter {
    let canvas: Canvas
    let lettering: Lettering
    let palette: Palette

    func paint(_ labels: [PlacedLabel]) {
        for label in labels { paint(label) }
    }

    private func paint(_ label: PlacedLabel) {
        let colour = palette[label.ink], halo = palette[.halo].with(alpha: 0.88)
        switch label.shape {
        case .words(let center, let within):
            lettering.draw(label.text, label.font, center: center, colour: colour, halo: halo, within: within)
        case .sign(let center, let symbol?):
            canvas.draw(symbol, center: center, size: LabelLayout.signSide, colour: colour, halo: halo)
        case .sign(let center, nil):
            canvas.addCircle(center, radius: 3)
            canvas.fill(halo)
            canvas.addCircle(center, radius: 2)
            canvas.fill(colour)
        case .plate(let box):
            canvas.addBox(box, radius: 3)
            canvas.fill(palette[.plate], isKept: true)
            canvas.stroke(palette[.quietText], width: 0.7)
            lettering.draw(label.text, label.font, center: box.center, colour: colour)
        case .along(let walk, let from):
            lettering.draw(label.text, label.font, along: walk, from: from, colour: colour, halo: halo)
        case .arrow(let center, let direction): canvas.draw(OneWayArrow(center, direction), colour: colour)
        }
    }
}
