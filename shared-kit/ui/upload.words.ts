/** Sentences of uploads. */
export const UPLOAD_WORDS = {
  interrupted: 'Upload interrupted. Choose the same file again to continue.',
  paused: 'Paused until you are online',
  sameAs: '. It looks like an earlier one',
  offline: 'You are offline. The upload continues when you are online.',
  drop: 'Drop a file here, or',
} as const;
