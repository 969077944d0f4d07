// What someone chooses for a table, and the settings that follow from it.
import { fitNumbers, readHouseRules, writeLine } from './houseRules'
import { EDITIONS, FORMATS, SETTINGS, type Settings } from './protocol'
import { editionOf, findEdition, formatOf, nameOf, numberIn, numberOption } from './rules'

export interface TableChoice {
  edition: string
  house: string[] // the words of the house rules
  format: string
  target: number
  turn: number
  grace: number
  listed: boolean
  latecomers: boolean
  chat: boolean
  hints: boolean
}

export const TARGET = { ...numberOption('target'), usual: numberOption('target').usual ?? 0 }
export const USUAL_CHOICE: TableChoice = {
  edition: EDITIONS[0].name,
  house: [],
  format: FORMATS[0].name,
  target: TARGET.usual,
  turn: SETTINGS.turn_seconds.usual,
  grace: SETTINGS.uno_grace.usual,
  listed: false,
  latecomers: true,
  chat: false,
  hints: false,
}

/** The number within its range, or the usual one if it is none. */
export const clamp = (
  number: number | null,
  { least, most, usual }: { least: number; most: number; usual: number },
): number => (Number.isFinite(number) ? Math.min(most, Math.max(least, number ?? usual)) : usual)

/** The choice that a full rules line stands for. */
export function rulesChoice(rules: string): Pick<TableChoice, 'edition' | 'house' | 'format' | 'target'> {
  const words = rules.split('+')
  return {
    edition: editionOf(rules),
    house: readHouseRules(words),
    format: formatOf(rules).name,
    target: numberIn(words, TARGET) ?? TARGET.usual,
  }
}

/** Words for which there is no field, such as hands=14. */
export const otherWords = (rules: string): string[] =>
  rules.split('+').filter((word) => ['hands', 'rows', 'first_skip', 'no_first_skip'].includes(nameOf(word)))

export const choiceOf = (settings: Settings): TableChoice => ({
  ...rulesChoice(settings.rules),
  turn: settings.turn_seconds,
  grace: settings.uno_grace,
  listed: settings.listed,
  latecomers: settings.latecomers,
  chat: settings.chat,
  hints: settings.hints,
})

/** The house rules with every number in its range for this many players. */
export const fittingHouse = (choice: TableChoice, players: number): string[] =>
  fitNumbers(choice.house, findEdition(choice.edition), players / formatOf(choice.format).tables)

/** The rules line of a choice, for this many players. */
export function lineOf(choice: TableChoice, players: number, others: string[] = []): string {
  const target = Math.round(clamp(choice.target, TARGET))
  return writeLine(choice.edition, fittingHouse(choice, players), [
    ...(choice.format === USUAL_CHOICE.format ? [] : [choice.format]),
    ...(target === USUAL_CHOICE.target ? [] : [`target=${target}`]),
    ...others,
  ])
}

/** How many players the rules allow at most: those of the format who can be dealt that many cards. */
export function mostPlayers(choice: TableChoice): number {
  const { players, tables } = formatOf(choice.format)
  const cards = numberIn(choice.house, numberOption('cards')) ?? 0
  const { mostCards } = findEdition(choice.edition)
  return Math.max(players[0] ?? 2, ...players.filter((count) => (mostCards[count / tables - 2] ?? 0) >= cards))
}

/** The settings of a table to which as many may come as the rules allow. */
export const settingsOf = (choice: TableChoice, players: number, others: string[] = []) => ({
  rules: lineOf(choice, players, others),
  players: mostPlayers({ ...choice, house: fittingHouse(choice, players) }),
  turn_seconds: clamp(choice.turn, SETTINGS.turn_seconds),
  uno_grace: clamp(choice.grace, SETTINGS.uno_grace),
  listed: choice.listed,
  latecomers: choice.latecomers,
  chat: choice.chat,
  hints: choice.hints && !choice.listed,
})
