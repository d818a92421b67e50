export const LOCALITY = {
  buildingHelp: 'Leave it empty for a house without a name. Choosing one fills in the place.',
  noBuildings: 'Buildings could not be loaded. You can type the name.',
  placeholder: 'Koramangala',
  pin: 'Pin on the map',
  pinHelp: 'Move the map until the pin is on your property. Arrow keys work too.',
  noPin: 'The map opens once you have chosen the locality.',
  shown: 'What seekers see on the map',
  street: 'More details (optional)',
} as const;

export const EXACTNESS = [
  { value: 'near', label: 'The area around it' },
  { value: 'exact', label: 'The exact place' },
] as const;

/** `5 buildings found.` */
export function foundWords(count: number): string {
  return count === 1 ? '1 building found.' : `${count} buildings found.`;
}
