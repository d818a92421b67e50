/** Why nobody can write in a conversation any more, in words for both people. */
export const STOP_REASONS = {
  held: 'This listing is being checked by our staff, so its chats are closed.',
  let: 'This home is rented out, so its chats are closed.',
  sold: 'This home is sold, so its chats are closed.',
  gone: 'This listing was taken off the site, so its chats are closed.',
  reported: 'Our staff have closed this chat after a report.',
  left: 'This person has left Aangan.',
} as const;

export type StopReason = keyof typeof STOP_REASONS;

export const STOP_REASON_KEYS = Object.keys(STOP_REASONS) as [StopReason, ...StopReason[]];
