// Places the other players round the far side of an oval table, from left to right, equally far apart.

export interface SeatPosition {
  x: number // in per cent of the width and height, from the centre
  y: number
}

const RADIUS_X = 43 // per cent
const RADIUS_Y = 46
const HALF_NAMEPLATE = 90 // pixels
const STEPS = 180 // in which the length of the arc is measured

export function seatPositions(count: number, width: number, height: number): SeatPosition[] {
  const usedArc = Math.min(1, 0.34 + 0.11 * count) // few players leave the ends free
  const radiusX = Math.min(RADIUS_X, 50 - (100 * HALF_NAMEPLATE) / Math.max(width, 4 * HALF_NAMEPLATE))
  const arc: { position: SeatPosition; distance: number }[] = []
  let distance = 0
  for (let step = 0; step <= STEPS; step++) {
    const angle = Math.PI * (1 + step / STEPS)
    const position = { x: radiusX * Math.cos(angle), y: RADIUS_Y * Math.sin(angle) }
    const last = arc.at(-1)?.position ?? position
    distance += Math.hypot((position.x - last.x) * width, (position.y - last.y) * height)
    arc.push({ position, distance })
  }
  return Array.from({ length: count }, (_, i) => {
    const share = count === 1 ? 0.5 : 0.5 + usedArc * (i / (count - 1) - 0.5)
    return (arc.find((point) => point.distance >= share * distance) ?? arc[STEPS])?.position ?? { x: 0, y: 0 }
  })
}
