/**
 * Purposes of consent, each with the version of its text. A new version asks again; answers to the old one stay in
 * the log.
 */
export const CONSENT_PURPOSES = {
  terms: { version: '2026-11', name: 'Terms and privacy policy', withdrawable: false },
  whatsapp: { version: '2026-11', name: 'Messages on WhatsApp', withdrawable: true },
  marketing: { version: '2026-11', name: 'Offers and news by e-mail', withdrawable: true },
  analytics: { version: '2026-11', name: 'Measuring by other companies', withdrawable: true },
  'contact-sync': { version: '2026-11', name: 'Finding friends among your contacts', withdrawable: true },
  'friend-sync': { version: '2026-11', name: 'Finding friends who use the app', withdrawable: true },
} as const satisfies Record<string, { version: string; name: string; withdrawable: boolean }>;

export type ConsentPurposeName = keyof typeof CONSENT_PURPOSES;

export const CONSENT_PURPOSE_NAMES = Object.keys(CONSENT_PURPOSES) as [ConsentPurposeName, ...ConsentPurposeName[]];
