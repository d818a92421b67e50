/** Sentences of the renter club. */
export const RENTER_CLUB_WORDS = {
  leave: 'Leave and clear my count',
  tick: 'Tick the box to join.',
  description:
    'Pay rent on time through Aangan and reach the levels of the renter club. Joining is free, and you can leave at any time.',
  lead: 'For people who pay their rent on time. Joining is free, and you can leave at any time.',
  boxesBefore: 'Your boxes and their possible contents are under',
  boxesAfter: '.',
  rules:
    'A rent counts if you pay it through Aangan by its due date after you join. If you leave, your count is cleared.',
} as const;
