// The options of a table. The message catalogue explains each of them.

export const EDITIONS = ['classic', 'deluxe', 'jam', 'graduation', 'international']
export const HOUSE_RULES = ['progressive', 'seven_zero', 'jump_in']
export const FORMATS = ['points', 'lowest', 'partners', 'rotating', 'eight', 'challenge']
export const LEVELS = ['easy', 'steady', 'sharp', 'expert']
