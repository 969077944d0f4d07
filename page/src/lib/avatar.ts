// The face of a player: the emoji in the name, or a face that is drawn from it. The same name has the same face
// everywhere.

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

/** Faces to choose: an emoji in a name is seen by everyone, in the terminal too. */
export const FACES = [...'🦊🐼🐸🐵🦁🐯🐨🐰🐙🦄🐝🐢🦉🐧🐳🦖🌵🍄🍉🍩🚀⭐🔥👻']
const EMOJI = /\p{RI}\p{RI}|\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic}|\ufe0f|\p{Emoji_Modifier})*/u

/** The first emoji in a name, or ''. */
export const emojiOf = (name: string): string => EMOJI.exec(name)?.[0] ?? ''

/** The name with another emoji, or with none. */
export const withEmoji = (name: string, emoji: string): string => `${name.replace(EMOJI, '').trim()} ${emoji}`.trim()
