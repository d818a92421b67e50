export const LOCALITY = {
  buildingHelp: 'Leave this empty for a house without a name. If you choose a building, we fill in its place.',
  noBuildings: 'Buildings could not be loaded. You can type the name.',
  placeholder: 'Koramangala',
  pin: 'Pin on the map',
  pinHelp: 'Move the map until the pin is on your property. Arrow keys work too.',
  placePin:
    'Move the map until the pin is on your property. Arrow keys work too. If the pin is already right, confirm it.',
  confirmPin: 'Confirm the pin',
  noPin: 'Choose a locality to open the map.',
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
