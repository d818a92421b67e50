/** Sentences of maps. */
export const MAP_WORDS = {
  keys: 'Map. Arrow keys move it, plus and minus zoom.',
  schematic: 'Schematic map. Positions are approximate.',
  pinKeys: 'Map around the pin. Arrow keys move it, plus and minus zoom.',
} as const;
