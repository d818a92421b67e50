import type { SignUpReason } from '@aangan/shared-kit/platform/platform';

/** Why search asks for a login, by the action that needs it. */
export const LOGIN_REASONS = {
  contact: { name: 'contact', title: 'Log in to see the owner’s number' },
  visit: { name: 'visit', title: 'Log in to book a visit' },
  photos: { name: 'photos', title: 'Log in to ask for photos' },
  report: { name: 'report', title: 'Log in to report this listing' },
  premiumFilter: { name: 'premium-filter', title: 'Log in to use this filter' },
  chat: { name: 'chat', title: 'Log in to chat with the owner' },
  note: { name: 'note', title: 'Log in to keep your note' },
} as const satisfies Record<string, SignUpReason>;
