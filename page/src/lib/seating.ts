// Divides the other players among the sides of the table: from the left hand of the player round to the right.

export interface Sides {
  left: number[] // from the nearest to the farthest
  top: number[] // from left to right
  right: number[] // from the farthest to the nearest
}

const MOST_PER_SIDE = { wide: 2, tall: 3 }

/** `seats` are in order of play; a tall table has more of them at its long sides. */
export function seatsBySide(seats: number[], shape: 'wide' | 'tall'): Sides {
  const wanted = Math.floor(seats.length / (shape === 'wide' ? 3.5 : 3))
  const perSide = seats.length < 2 ? 0 : Math.min(MOST_PER_SIDE[shape], Math.max(1, wanted))
  return {
    left: seats.slice(0, perSide),
    top: seats.slice(perSide, seats.length - perSide),
    right: seats.slice(seats.length - perSide),
  }
}
