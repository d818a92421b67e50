/** Why nobody can write in a conversation any more, in words for both people. */
export const STOP_REASONS = {
  held: 'Our staff are checking this listing. You cannot chat about it now.',
  let: 'This home is rented out. You cannot chat about it any more.',
  sold: 'This home is sold. You cannot chat about it any more.',
  gone: 'This listing was removed. You cannot chat about it any more.',
  reported: 'Our staff have closed this chat after a report.',
  left: 'This person has left Aangan.',
} as const;

export type StopReason = keyof typeof STOP_REASONS;

export const STOP_REASON_KEYS = Object.keys(STOP_REASONS) as [StopReason, ...StopReason[]];
