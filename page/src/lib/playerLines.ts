// How the lines of players differ in charts: by colour, by dashes and by a shape, so that nobody has to tell colours
// apart. Ten players have different lines.
import { shapePath } from './shapes'

const COLORS = [
  '#c8372d',
  '#b27d00',
  '#24763e',
  '#2561b8',
  '#8a3ab9',
  '#b04d0c',
  '#0f7c84',
  '#a02a68',
  '#5b6b1b',
  '#7a7a7a',
]
const DASHES = [[], [7, 3], [2, 3], [10, 3, 2, 3], [4, 2]]
const SHAPES = ['R', 'Y', 'G', 'B', 'O'] // as on the cards

export interface PlayerLine {
  color: string
  dashes: number[]
  isFilled: boolean // the shape: filled for the first five players, hollow for the others
}

export const lineOf = (seat: number): PlayerLine => ({
  color: COLORS[seat % COLORS.length] ?? '',
  dashes: DASHES[seat % DASHES.length] ?? [],
  isFilled: seat < SHAPES.length,
})

/** The shape of a player round a point. */
export const playerShape = (seat: number, x: number, y: number, r: number): string =>
  shapePath(SHAPES[seat % SHAPES.length] ?? '', x, y, r)
