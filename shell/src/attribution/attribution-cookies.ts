import { ATTRIBUTION_COOKIE_DAYS } from '@aangan/shared-kit/domain/platform-limits';
import { REFERRAL_COOKIE } from '@aangan/shared-kit/domain/referral-code';
import type { AttributionFacts, Touch } from '@aangan/shared-kit/platform/platform';
import { readCookie } from '../platform/read-cookie.ts';

interface AttributionCookie {
  readonly cookie: string;
  readonly days: number;
}

/** The five facts that the specification saves, each with its cookie. */
export const FACT_COOKIES = {
  nbFr: { cookie: 'nbFr', days: ATTRIBUTION_COOKIE_DAYS.nbFr },
  sourceApp: { cookie: 'sourceApp', days: ATTRIBUTION_COOKIE_DAYS.sourceApp },
  googleAdSource: { cookie: 'google_ad_source', days: ATTRIBUTION_COOKIE_DAYS.googleAdSource },
  gclid: { cookie: 'gclid', days: ATTRIBUTION_COOKIE_DAYS.gclid },
  utmSource: { cookie: 'utm_source', days: ATTRIBUTION_COOKIE_DAYS.utmSource },
} as const satisfies Record<string, AttributionCookie>;

export type Fact = keyof typeof FACT_COOKIES;

export const FACTS = Object.keys(FACT_COOKIES) as Fact[];

/** The touches are saved as long as the longest and the shortest of the specification's cookies. */
export const TOUCH_COOKIES = {
  firstTouch: { cookie: 'aangan_first_touch', days: ATTRIBUTION_COOKIE_DAYS.utmSource },
  lastTouch: { cookie: 'aangan_last_touch', days: ATTRIBUTION_COOKIE_DAYS.nbFr },
} as const satisfies Record<string, AttributionCookie>;

/** Names of all cookies of attribution: all are deleted when a visitor declines. */
export const ATTRIBUTION_COOKIES = [
  ...[...Object.values(FACT_COOKIES), ...Object.values(TOUCH_COOKIES)].map(({ cookie }) => cookie),
  REFERRAL_COOKIE,
];

/** Characters allowed in a fact; the rest is removed, so that no value can break a cookie or a call. */
const PLAIN = /[^\w .:+-]/g;
const MAXIMUM_LENGTH = 150;

/** A fact that may be saved, or undefined where nothing is left, or where a person may be identified by it. */
export function cleanFact(fact: Fact, given: string | null | undefined): string | undefined {
  if (!given) return undefined;
  // Google's click id is a long random text, whose digits identify nobody.
  if (fact !== 'gclid' && looksPersonal(given)) return undefined;
  return given.replace(PLAIN, '').trim().slice(0, MAXIMUM_LENGTH).trim() || undefined;
}

/** An e-mail address, or the digits of a phone number. */
function looksPersonal(text: string): boolean {
  return text.includes('@') || /\d{10}/.test(text.replace(/[\s().+-]/g, ''));
}

/** What cookies say about the attribution; values from elsewhere are sanitized like those of a landing. */
export function factsOf(cookies: string | undefined): AttributionFacts {
  const facts = FACTS.flatMap((fact) => {
    const value = cleanFact(fact, readCookie(cookies, FACT_COOKIES[fact].cookie));
    return value === undefined ? [] : [[fact, value] as const];
  });
  const firstTouch = touchOf(readCookie(cookies, TOUCH_COOKIES.firstTouch.cookie));
  const lastTouch = touchOf(readCookie(cookies, TOUCH_COOKIES.lastTouch.cookie));
  return { ...Object.fromEntries(facts), ...(firstTouch && { firstTouch }), ...(lastTouch && { lastTouch }) };
}

/** `google|/tenant/plans|1794803400000`. */
export function touchValue({ source, landing, at }: Touch): string {
  return [source, landing, at].join('|');
}

function touchOf(value: string | undefined): Touch | undefined {
  const [, source, landing, at] = /^([\w.-]{1,60})\|(\/[^|\s]{0,200})\|(\d{1,15})$/.exec(value ?? '') ?? [];
  return source && landing ? { source, landing, at: Number(at) } : undefined;
}
