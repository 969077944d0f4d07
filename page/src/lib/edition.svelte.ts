// The edition that is played, or chosen: the cloth and the wilds look like it.
import { editionOf } from './rules'

export const edition = $state({ name: 'classic' })

export function lookLike(rules: string): void {
  edition.name = editionOf(rules)
}
