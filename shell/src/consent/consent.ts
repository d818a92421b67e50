import { readCookie } from '../platform/read-cookie.ts';

/**
 * The purposes that a visitor may allow: measuring by other companies; advertising and its attribution; another
 * company's support chat; and reading the contacts of a phone.
 */
export const CONSENT_PURPOSES = ['analytics', 'marketing', 'support', 'contacts'] as const;

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** `open` until the visitor has chosen. */
type ConsentChoice = 'granted' | 'denied' | 'open';

export type Consent = Readonly<Record<ConsentPurpose, ConsentChoice>>;

export const CONSENT_COOKIE = 'aangan_consent';

/** Lifetime of a choice, days; after that a visitor is asked again. */
export const CONSENT_DAYS = 180;

/** Raised when a purpose is extended beyond what visitors have agreed to: then all are asked again. */
const CONSENT_VERSION = '1';

/** No purpose is chosen. */
export const OPEN_CONSENT: Consent = { analytics: 'open', marketing: 'open', support: 'open', contacts: 'open' };

/**
 * The visitor's choices; an invalid value counts as not chosen.
 * @param cookies a `cookie` header or `document.cookie`
 * @param refusesTracking the browser refuses it for every site, which overrides a choice made here
 */
export function consentOf(cookies: string | undefined, refusesTracking = false): Consent {
  const [version, ...choices] = readCookie(cookies, CONSENT_COOKIE)?.split('.') ?? [];
  const chosen = new Set(version === CONSENT_VERSION ? choices : []);
  const choiceOf = (purpose: ConsentPurpose): ConsentChoice => {
    if (chosen.has(`${purpose}-denied`)) return 'denied';
    return chosen.has(`${purpose}-granted`) ? 'granted' : 'open';
  };
  return {
    analytics: refusesTracking ? 'denied' : choiceOf('analytics'),
    marketing: refusesTracking ? 'denied' : choiceOf('marketing'),
    support: choiceOf('support'),
    contacts: choiceOf('contacts'),
  };
}

/**
 * The cookie's value: version, choices, and when they were made.
 * @param now epoch ms
 * @example consentValue({ ...OPEN_CONSENT, analytics: 'granted', marketing: 'denied' }, now)
 *   // '1.analytics-granted.marketing-denied.at-1794803400000'
 */
export function consentValue(consent: Consent, now: number): string {
  const choices = CONSENT_PURPOSES.flatMap((purpose) =>
    consent[purpose] === 'open' ? [] : [`${purpose}-${consent[purpose]}`],
  );
  return [CONSENT_VERSION, ...choices, `at-${now}`].join('.');
}
