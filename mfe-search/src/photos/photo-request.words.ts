/** Sentences of the sheet that asks for photos. */
export const PHOTO_REQUEST_WORDS = {
  help: 'We tell the owner once a day how many people asked.',
  sent: 'We sent your request to the owner. You can still change the rooms.',
  question: 'What do you want to see?',
  rooms: 'Rooms without a photo are already chosen. If you choose none, you ask for any photo.',
  private: 'The owner does not see who asked.',
} as const;
