/** Sentences of the page without a network. */
export const OFFLINE_WORDS = {
  title: 'Pages saved on this device',
  also: 'You can open these pages without a network.',
  missing: 'This page is not saved on this device. It opens when the network is back.',
} as const;
