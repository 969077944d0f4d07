// Divides the other players among the sides of the table: from the left hand of the player round to the right.

export interface Sides {
  left: number[] // from the nearest to the farthest
  top: number[] // from left to right
  right: number[] // from the farthest to the nearest
}

const MOST = { perSide: 2, atTop: 3 } // of a wide table at each side, of a tall one at the top

/** `seats` are in order of play; a tall table has more of them at its long sides. */
export function seatsBySide(seats: number[], shape: 'wide' | 'tall'): Sides {
  const wide = Math.min(MOST.perSide, Math.floor(seats.length / 3.5))
  const tall = Math.ceil((seats.length - MOST.atTop) / 2)
  const perSide = seats.length < 2 ? 0 : Math.max(1, shape === 'wide' ? wide : tall)
  return {
    left: seats.slice(0, perSide),
    top: seats.slice(perSide, seats.length - perSide),
    right: seats.slice(seats.length - perSide),
  }
}

export interface Place {
  x: number // from 0 at the left edge to 1 at the right
  y: number // from 0 at the top to 1 at the bottom
}

const SIDE_TOP = 0.2 // where the sides begin, below the top row
const BEND = 0.1 // how far the ends of a row bend towards the middle, so that it follows a round table

const bend = (along: number): number => BEND * (2 * along - 1) ** 2

/** The places of this many chairs round a table: the first is the nearest, the others follow to the left. */
export function placesRound(count: number, shape: 'wide' | 'tall'): Place[] {
  const others = Array.from({ length: count - 1 }, (_, i) => i + 1)
  const { left, top, right } = seatsBySide(others, shape)
  const side = (x: number, part: number): Place => ({
    x: Math.abs(x - bend(part)),
    y: SIDE_TOP + (1 - SIDE_TOP) * part,
  })
  return [
    { x: 0.5, y: 1 },
    ...left.map((_, i) => side(0, 1 - (i + 0.5) / left.length)),
    ...top.map((_, i) => ({ x: (i + 0.5) / top.length, y: bend((i + 0.5) / top.length) })),
    ...right.map((_, i) => side(1, (i + 0.5) / right.length)),
  ]
}
