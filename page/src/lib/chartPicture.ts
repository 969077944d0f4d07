// A picture of an analysed match to share: the curve with its marks, and for each player luck and accuracy.
import { accuracyWords, luckWords, percent } from './analysisWords'
import { type Box, ChartGeometry, type Point } from './chartGeometry'
import { t } from './i18n.svelte'
import { type Mark, SIGNS, WHOLE, curveOf, marksOf } from './matchCurve'
import { rulesLabel } from './narrate'
import { lineOf, playerShape } from './playerLines'
import type { Report } from './protocol'
import { saveFile } from './saveFile'

const WIDTH = 1200
const ROW = 46 // of a player
const BOX: Box = { left: 80, top: 120, width: WIDTH - 120, height: 380 }
const INK = '#26221e'
const MUTED = '#6a625a'
const PAPER = '#fffdf8'
const FONT = 'system-ui, sans-serif'
const NAME_LENGTH = 24

type Pen = CanvasRenderingContext2D

/** The picture as a PNG. */
export async function drawPicture(report: Report): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = BOX.top + BOX.height + 90 + ROW * report.names.length
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, canvas.width, canvas.height)
  drawTitle(pen, report)
  drawChart(pen, report)
  drawPlayers(pen, report)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

function write(
  pen: Pen,
  text: string,
  [x, y]: Point,
  font: string,
  color = INK,
  align: CanvasTextAlign = 'left',
): void {
  pen.font = `${font} ${FONT}`
  pen.fillStyle = color
  pen.textAlign = align
  pen.fillText(text, x, y)
}

function drawTitle(pen: Pen, report: Report): void {
  write(pen, t('analysis-chart-title'), [40, 56], '700 36px')
  write(pen, rulesLabel(report.rules), [40, 92], '22px', MUTED)
  write(pen, 'oneleft', [WIDTH - 40, 56], '700 26px', MUTED, 'right')
}

function stroke(pen: Pen, points: Point[], color: string, width: number, dashes: number[] = []): void {
  pen.strokeStyle = color
  pen.lineWidth = width
  pen.lineJoin = 'round'
  pen.setLineDash(dashes)
  pen.beginPath()
  for (const [x, y] of points) pen.lineTo(x, y)
  pen.stroke()
  pen.setLineDash([])
}

function drawChart(pen: Pen, report: Report): void {
  const curve = curveOf({ report, rough: null })
  const geometry = new ChartGeometry(curve, BOX)
  for (const chance of [0, WHOLE / 4, WHOLE / 2, (3 * WHOLE) / 4, WHOLE]) {
    const y = geometry.y(chance)
    stroke(pen, [[BOX.left, y], [BOX.left + BOX.width, y]], '#d9d0c0', 1) // prettier-ignore
    write(pen, percent(chance), [BOX.left - 10, y + 7], '20px', MUTED, 'right')
  }
  for (const { move, number, round } of report.events) {
    if (move !== 'deal') continue
    const x = geometry.x(number)
    stroke(pen, [[x, BOX.top - 18], [x, BOX.top + BOX.height]], MUTED, 1, [3, 4]) // prettier-ignore
    write(pen, String(round), [x + 6, BOX.top - 5], '18px', MUTED)
  }
  report.names.forEach((_, seat) => {
    const { color, dashes } = lineOf(seat)
    stroke(pen, geometry.line(seat), color, 3.5, dashes.map((length) => 2 * length)) // prettier-ignore
    for (const [x, y] of geometry.shapes(seat, report.names.length)) drawShape(pen, seat, x, y, 8)
  })
  // The picture is small: only what weighs most
  const marks = marksOf(report).filter(({ kind }) => ['mistake', 'blunder', 'lucky', 'unlucky'].includes(kind))
  for (const { mark, at } of geometry.marks(marks)) drawMark(pen, mark, at)
}

function drawShape(pen: Pen, seat: number, x: number, y: number, r: number): void {
  const { color, isFilled } = lineOf(seat)
  const shape = new Path2D(playerShape(seat, x, y, r))
  pen.fillStyle = isFilled ? color : PAPER
  pen.strokeStyle = color
  pen.lineWidth = 3
  pen.fill(shape)
  pen.stroke(shape)
}

function drawMark(pen: Pen, { kind }: Mark, [x, y]: Point): void {
  const isBlunder = kind === 'blunder'
  pen.beginPath()
  pen.arc(x, y, 12, 0, 7)
  pen.fillStyle = isBlunder ? INK : PAPER
  pen.strokeStyle = INK
  pen.lineWidth = 1.5
  pen.fill()
  pen.stroke()
  write(pen, SIGNS[kind], [x, y + 6], '700 15px', isBlunder ? PAPER : INK, 'center')
}

function drawPlayers(pen: Pen, report: Report): void {
  const top = BOX.top + BOX.height + 58
  const columns = { luck: WIDTH - 320, accuracy: WIDTH - 40 }
  write(pen, t('analysis-luck'), [columns.luck, top], '20px', MUTED, 'right')
  write(pen, t('analysis-accuracy'), [columns.accuracy, top], '20px', MUTED, 'right')
  for (const player of report.players) {
    const y = top + ROW * (player.seat + 1) - 6
    const { color, dashes } = lineOf(player.seat)
    stroke(pen, [[40, y - 8], [110, y - 8]], color, 3.5, dashes) // prettier-ignore
    drawShape(pen, player.seat, 75, y - 8, 8)
    const hasWon = report.winners.includes(player.seat)
    write(pen, player.name.slice(0, NAME_LENGTH), [130, y], `${hasWon ? 700 : 400} 26px`)
    write(pen, luckWords(player), [columns.luck, y], '26px', INK, 'right')
    write(pen, accuracyWords(player), [columns.accuracy, y], '26px', INK, 'right')
  }
}

/** Offer the picture as a file. */
export const savePicture = async (report: Report): Promise<void> => saveFile('oneleft.png', await drawPicture(report))
