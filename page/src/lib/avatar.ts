// The face of a player, drawn from the name: the same name has the same face everywhere.

export interface Avatar {
  hue: number // degrees, of the clothes and the background
  skin: number // each of these chooses among the variants that Avatar.svelte draws
  hair: number
  hairColor: number
  eyes: number
  mouth: number
}

/** FNV-1a, over the code points of the name. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

export function avatarOf(name: string): Avatar {
  let rest = hash(name.normalize('NFC'))
  const choose = (count: number): number => {
    rest = Math.imul(rest ^ (rest >>> 15), 0x2c1b3c6d) >>> 0
    return (rest >>> 8) % count
  }
  return {
    hue: choose(24) * 15,
    skin: choose(5),
    hair: choose(6),
    hairColor: choose(5),
    eyes: choose(3),
    mouth: choose(4),
  }
}
