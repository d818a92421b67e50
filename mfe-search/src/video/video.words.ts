/** Sentences of the page of a home’s video. */
export const VIDEO_WORDS = {
  none: 'This home has no video yet',
  photos: 'The photos below show it room by room.',
  noPhotos: 'There are no photos yet either. You can ask the owner for photos on the home’s page.',
} as const;
