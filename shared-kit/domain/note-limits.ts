/** Limits of one note, and of one person's notes. */
export const NOTE_LIMITS = {
  /** Notes per author. */
  notes: 500,
  /** Characters. */
  text: 2000,
  tasks: 30,
  /** Characters of one task. */
  task: 200,
  collaborators: 10,
  /** Characters. */
  reason: 200,
} as const;

/** Labels of the star ratings, worst first: index 0 is one star. */
export const RATING_WORDS = ['Not for us', 'Weak', 'Fair', 'Good', 'Love it'] as const;

/** How long a deleted note can be restored. */
export const NOTE_UNDO_MS = 30 * 60_000;

/** How far in the future a follow-up may be. */
export const FOLLOW_UP_AHEAD_MS = 2 * 366 * 24 * 3_600_000;
