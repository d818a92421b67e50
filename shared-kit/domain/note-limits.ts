/** How much one note may hold, and how many notes one person may keep. */
export const NOTE_LIMITS = {
  /** Notes that one person writes. */
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

/** Stars in words, worst first: index 0 is one star. */
export const RATING_WORDS = ['Not for us', 'Weak', 'Fair', 'Good', 'Love it'] as const;

/** How long a deleted note can be brought back. */
export const NOTE_UNDO_MS = 30 * 60_000;

/** How far ahead a follow-up may lie. */
export const FOLLOW_UP_AHEAD_MS = 2 * 366 * 24 * 3_600_000;
