export const PIN_WORDS = {
  pin: 'Map pin (optional)',
  add: 'Put a pin on the map',
  help: 'Move the map until the pin is on your building. Arrow keys work too.',
  failed: 'The map could not be loaded. The address works without a pin.',
  remove: 'Remove the pin',
  set: 'The pin is saved with this address.',
} as const;
