/** Sentences of what a seeker tells owners. */
export const ABOUT_YOU_WORDS = {
  saved: 'Saved. Owners see this with your contact or interest.',
  deleted: 'Deleted. Owners can no longer see it.',
  help: 'Owners say yes sooner if you write a few words. Only owners whose number you asked for, or whose home you showed interest in, see them. They do not see your number.',
  moveIn: 'When you want to move in',
  noNumbers: 'Leave out phone numbers. Owners get yours only when you contact them.',
} as const;
