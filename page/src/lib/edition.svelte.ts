// The edition that is played or chosen. The tablecloth and the wild cards are drawn for it.
import { editionOf } from './rules'

export const edition = $state({ name: 'classic' })

export function setEdition(rules: string): void {
  edition.name = editionOf(rules)
}
