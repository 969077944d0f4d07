import './fakeBrowser'
import { beforeAll, describe, expect, it } from 'vitest'
import { cardName, colorName, joinNames, narrate, narrateLogEntry } from './narrate'
import { loadLanguage } from './i18n.svelte'
import type { GameEvent } from './protocol'

const names = ['Ana', 'Bo', 'Cy']

describe.each<[string, string[]]>([
  ['en', ['red 7', 'yellow Skip', 'green Reverse', 'blue Draw Two', 'Wild', 'Wild Draw Four', 'orange 0']],
  [
    'de',
    ['rote 7', 'gelbe Aussetzen', 'grüne Retour', 'blaue Zieh Zwei', 'Farbwahl', 'Zieh Vier Farbwahl', 'orange 0'],
  ],
  ['es', ['7 rojo', 'Salta amarilla', 'Reversa verde', 'Roba 2 azul', 'Comodín', 'Comodín Roba 4', '0 naranja']],
  ['fr', ['7 rouge', 'Passe ton tour jaune', 'Inversion verte', '+2 bleu', 'Joker', 'Super Joker', '0 orange']],
  [
    'pt',
    [
      '7 vermelho',
      'Pular amarela',
      'Inverter verde',
      'Comprar Duas azul',
      'Curinga',
      'Curinga Comprar Quatro',
      '0 laranja',
    ],
  ],
])('in %s', (language, cards) => {
  beforeAll(() => loadLanguage(language))

  it('names every kind of card and colour', () => {
    expect(['R7', 'YS', 'GR', 'B+2', 'W', 'W+4', 'O0'].map(cardName)).toEqual(cards)
  })

  it('narrates every event with all its variables', () => {
    const events: GameEvent[] = [
      {
        event: 'cut',
        cards: [
          [0, 'R7'],
          [1, 'W'],
        ],
        dealer: null,
      },
      { event: 'drew', seat: 1, count: 2 },
      { event: 'drew', seat: 1, count: 1, cards: ['R7'] },
      { event: 'challenged', seat: 1, accused: 0, guilty: true },
      { event: 'hands_passed', direction: 'left' },
      { event: 'played', seat: 2, card: 'WJ' },
      { event: 'dropped', seat: 2, side: 'slam' },
      { event: 'discarded', seat: 2, card: 'R7' },
      { event: 'named_color', seat: 2, color: 'orange' },
      {
        event: 'out',
        seat: 0,
        left: [
          [1, ['R7']],
          [2, ['W', 'B2']],
        ],
      },
      { event: 'scored', points: [1, 2, 3], totals: [4, 5, 6] },
      { event: 'won', seats: [0, 2] },
    ]
    for (const event of events) expect(narrate(event, names)).not.toMatch(/[{}$]|event-|color-|undefined/)
  })
})

describe('in English', () => {
  beforeAll(() => loadLanguage('en'))

  it('narrates hidden cards by their number', () => {
    expect(narrate({ event: 'drew', seat: 1, count: 2 }, names)).toBe('Bo draws 2 cards.')
    expect(narrate({ event: 'drew', seat: 0, count: 1, cards: ['R7'] }, names)).toBe('Ana draws 1 card: red 7.')
    expect(narrate({ event: 'played', seat: 0, card: 'W', color: 'blue' }, names)).toBe(
      'Ana plays a Wild and names blue.',
    )
    expect(narrate({ event: 'played', seat: 2, card: 'G4', jump: true }, names)).toBe('Cy jumps in with a green 4!')
    expect(narrate({ event: 'drew', seat: 0, count: 1, cards: ['R7'] }, names, 0)).toBe('You draw a red 7.')
    expect(narrate({ event: 'skipped', seat: 1 }, names, 0)).toBe('Bo is skipped.')
    expect(narrate({ event: 'caught', seat: 0, by: 1 }, names, 0)).toBe('Bo catches you: you forgot to call UNO!')
    expect(narrate({ event: 'won', seats: [0] }, names, 0)).toBe('You win the match!')
    expect(narrate({ event: 'won', seats: [0, 1] }, names)).toBe('Ana and Bo win the match together.')
  })

  it('joins names, names colours and quotes chat', () => {
    expect([joinNames([]), joinNames(['Ana']), joinNames(names)]).toEqual(['', 'Ana', 'Ana, Bo and Cy'])
    expect([colorName('G'), colorName(null)]).toEqual(['green', 'no colour yet'])
    expect(narrateLogEntry({ type: 'said', number: 1, seat: 1, phrase: 'nice' }, names, 0)).toBe('Bo: “Nice move!”')
    expect(narrateLogEntry({ type: 'said', number: 1, seat: 1, text: 'hm' }, names, 0)).toBe('Bo: “hm”')
    expect(narrateLogEntry({ type: 'said', number: 1, seat: 1, phrase: '👍', to: 0 }, names, 0)).toBe(
      `Bo → ${names[0]}: “👍”`,
    )
  })
})
