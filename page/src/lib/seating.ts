// Where the others sit: round the far side of an oval table, from the left to the right, all equally far apart.

export interface Chair {
  x: number // in hundredths of the room's width and height, from its middle
  y: number
}

const WIDE = 43
const HALF_A_PLATE = 90 // pixels
const HIGH = 46
const STEPS = 180

export function chairs(count: number, width: number, height: number): Chair[] {
  const most = Math.min(1, 0.34 + 0.11 * count) // few players leave the ends free
  const wide = Math.min(WIDE, 50 - (100 * HALF_A_PLATE) / Math.max(width, 4 * HALF_A_PLATE))
  const at = (angle: number): Chair => ({ x: wide * Math.cos(angle), y: HIGH * Math.sin(angle) })
  const arc: { chair: Chair; far: number }[] = []
  let far = 0
  for (let step = 0; step <= STEPS; step++) {
    const chair = at(Math.PI * (1 + step / STEPS))
    const last = arc.at(-1)?.chair ?? chair
    far += Math.hypot((chair.x - last.x) * width, (chair.y - last.y) * height)
    arc.push({ chair, far })
  }
  return Array.from({ length: count }, (_, i) => {
    const part = count === 1 ? 0.5 : 0.5 + most * (i / (count - 1) - 0.5)
    return (arc.find((one) => one.far >= part * far) ?? arc[STEPS])?.chair ?? { x: 0, y: 0 }
  })
}
