// The shapes that stand for the colours, as SVG paths, so that nobody has to tell the colours apart.

type Point = [number, number]

// The corners of each shape but the circle, for a radius of 1.
const CORNERS: Record<string, Point[]> = {
  Y: [
    [0, -1.2],
    [1.2, 0.88],
    [-1.2, 0.88],
  ],
  G: [
    [-0.92, -0.92],
    [0.92, -0.92],
    [0.92, 0.92],
    [-0.92, 0.92],
  ],
  B: [
    [0, -1.22],
    [1.22, 0],
    [0, 1.22],
    [-1.22, 0],
  ],
  O: [
    [-1.08, 0],
    [-0.54, -0.94],
    [0.54, -0.94],
    [1.08, 0],
    [0.54, 0.94],
    [-0.54, 0.94],
  ],
}
const ROUNDING = 0.16 // how much of each side belongs to a corner

/** The shape of a colour round a point. */
export function shapePath(color: string, x: number, y: number, r: number): string {
  const corners = CORNERS[color]
  if (!corners) return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`
  const at = ([px, py]: Point): string => `${(x + r * px).toFixed(2)} ${(y + r * py).toFixed(2)}`
  const between = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + (bx - ax) * ROUNDING, ay + (by - ay) * ROUNDING]
  const turns = corners.map((corner, i) => {
    const before = corners.at(i - 1) ?? corner
    const after = corners[(i + 1) % corners.length] ?? corner
    return `${at(between(corner, before))}Q${at(corner)} ${at(between(corner, after))}`
  })
  return `M${turns.join('L')}Z`
}
