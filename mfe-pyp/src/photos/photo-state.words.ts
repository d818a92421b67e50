/** The states of a photo that is uploaded. */
export const PHOTO_STATE_WORDS = {
  interrupted: 'Upload interrupted. Choose the same file again to continue.',
  paused: 'Paused until you are online',
} as const;
