import type { AttributionFacts, Touch } from '@aangan/shared-kit/platform/platform';
import { readCookie } from '../platform/read-cookie.ts';
import {
  ATTRIBUTION_COOKIES,
  cleanFact,
  FACT_COOKIES,
  FACTS,
  type Fact,
  factsOf,
  TOUCH_COOKIES,
  touchValue,
} from './attribution-cookies.ts';
import { DIRECT, referrerSource } from './touch-source.ts';

/** A visitor who requests a document. */
export interface ArrivingVisitor {
  readonly url: URL;
  /** The `referer` header. */
  readonly referrer: string | undefined;
  /** The `cookie` header. */
  readonly cookies: string | undefined;
  /** False for visitors who declined, or whose browser refuses tracking everywhere. */
  readonly allowed: boolean;
  /** Epoch ms. */
  readonly now: number;
}

/** A cookie to set for a number of days; 0 deletes it. */
export interface CookieToSet {
  readonly name: string;
  readonly value: string;
  readonly days: number;
}

interface Arrival {
  readonly facts: AttributionFacts;
  readonly cookies: readonly CookieToSet[];
}

/** The parameters of a landing address that carry the facts, in the order of preference. */
const PARAMETERS = {
  nbFr: ['nbFr', 'nbfr', '_nbfr'],
  sourceApp: ['sourceApp'],
  googleAdSource: ['gad_source'],
  gclid: ['gclid'],
  utmSource: ['utm_source'],
} as const satisfies Record<Fact, readonly string[]>;

/** Google's parameters for a click on an advertisement. */
const GOOGLE_CLICKS = ['gclid', 'gbraid', 'wbraid', 'gad_source'];

/**
 * What led a visitor here, and the cookies that save it. Facts in the address replace earlier facts. The first touch
 * never changes. The last touch follows, except on a direct visit.
 * Source: services-and-platform, section 9 (attribution cookie lifetimes).
 */
export function arrive({ url, referrer, cookies, allowed, now }: ArrivingVisitor): Arrival {
  if (!allowed) {
    const saved = ATTRIBUTION_COOKIES.filter((name) => readCookie(cookies, name) !== undefined);
    return { facts: {}, cookies: saved.map((name) => ({ name, value: '', days: 0 })) };
  }
  const known = factsOf(cookies);
  const named = namedFacts(url.searchParams);
  const touch = touchOf(url, referrer, named, now);
  const firstTouch = known.firstTouch ?? touch;
  const follows = touch && (touch.source !== DIRECT || !known.lastTouch);
  const lastTouch = follows ? touch : known.lastTouch;
  return {
    facts: { ...known, ...named, ...(firstTouch && { firstTouch }), ...(lastTouch && { lastTouch }) },
    cookies: [
      ...FACTS.flatMap((fact) => {
        const value = named[fact];
        return value === undefined ? [] : [{ name: FACT_COOKIES[fact].cookie, value, days: FACT_COOKIES[fact].days }];
      }),
      ...(firstTouch && !known.firstTouch ? [touchCookie('firstTouch', firstTouch)] : []),
      ...(lastTouch && follows ? [touchCookie('lastTouch', lastTouch)] : []),
    ],
  };
}

function namedFacts(parameters: URLSearchParams): Partial<Record<Fact, string>> {
  const facts = FACTS.flatMap((fact) => {
    const given = PARAMETERS[fact].map((name) => parameters.get(name)).find(Boolean);
    const value = cleanFact(fact, given);
    return value === undefined ? [] : [[fact, value] as const];
  });
  const named: Partial<Record<Fact, string>> = Object.fromEntries(facts);
  const clicked = GOOGLE_CLICKS.some((name) => parameters.get(name));
  return clicked && !named.googleAdSource ? { ...named, googleAdSource: 'google' } : named;
}

function touchOf(
  url: URL,
  referrer: string | undefined,
  named: Partial<Record<Fact, string>>,
  at: number,
): Touch | undefined {
  const from = referrerSource(referrer, url.host);
  if (from === undefined) return undefined;
  const advertised = named.utmSource ?? (named.googleAdSource && 'google');
  const source =
    advertised
      ?.toLowerCase()
      .replace(/[^\w.-]+/g, '-')
      .slice(0, 60) || from;
  return { source, landing: url.pathname.replace(/[|\s]/g, '').slice(0, 120), at };
}

function touchCookie(which: keyof typeof TOUCH_COOKIES, touch: Touch): CookieToSet {
  const { cookie: name, days } = TOUCH_COOKIES[which];
  return { name, value: touchValue(touch), days };
}
