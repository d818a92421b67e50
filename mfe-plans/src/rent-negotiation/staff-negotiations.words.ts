/** Sentences of the staff page of negotiations. */
export const STAFF_NEGOTIATIONS_WORDS = {
  take: 'You see both phone numbers. The tenant cannot cancel any more.',
  agreed: 'The tenant reads what was agreed.',
  result: 'The tenant reads the result.',
  refused: 'The tenant reads your reason, and gets all of the money back.',
  lead: 'Paid negotiations, the oldest first. Call between 9 am and 9 pm.',
  reader: 'The tenant reads this as the result.',
  offer: (tenant: string, target: string, owner: string, rent: string) =>
    `${tenant} would pay ${target} a month. ${owner} asks for ${rent}.`,
} as const;
