/** Sentences of the upload from a phone. */
export const HAND_OVER_WORDS = {
  scan: 'Scan this code with your phone’s camera. It opens an uploader for ten minutes, without a login.',
  code: (label: string) => `QR code that opens the uploader for ${label}`,
} as const;
