// The edition that is played, or chosen: the cloth and the wilds look like it.

export const edition = $state({ name: 'classic' })

export function lookLike(rules: string): void {
  edition.name = rules.split('+')[0] ?? ''
}
