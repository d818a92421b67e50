/** Sentences of the list of saved homes. */
export const SAVED_HOMES_WORDS = {
  needsScript: 'To see homes saved on this device, switch on JavaScript or log in.',
  failed: 'Your homes could not be loaded. They are still saved on this device.',
  offline: 'You are offline. You see your account’s homes when the network is back.',
} as const;
