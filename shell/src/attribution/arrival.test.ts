import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import fc from 'fast-check';
import { type ArrivingVisitor, arrive, type CookieToSet } from './arrival.ts';
import { factsOf } from './attribution-cookies.ts';

const SITE = 'https://aangan.test:8443';
const NOW = Date.UTC(2026, 10, 16);

function visit(path: string, facts: Partial<ArrivingVisitor> = {}) {
  return arrive({
    url: new URL(path, SITE),
    referrer: undefined,
    cookies: undefined,
    allowed: true,
    now: NOW,
    ...facts,
  });
}

/** Cookies that the browser sends after the answer has set some. */
function sent(cookies: readonly CookieToSet[], before: Readonly<Record<string, string>> = {}): Record<string, string> {
  return { ...before, ...Object.fromEntries(cookies.map(({ name, value }) => [name, encodeURIComponent(value)])) };
}
const header = (jar: Readonly<Record<string, string>>) =>
  Object.entries(jar)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
const days = (cookies: readonly CookieToSet[]) => Object.fromEntries(cookies.map(({ name, days }) => [name, days]));

describe('the attribution of a visit', () => {
  it('is saved in cookies with the lifetimes of the specification', () => {
    const { facts, cookies } = visit(
      '/tenant/plans?nbFr=mailer&sourceApp=paytm&gad_source=1&gclid=Cj0KC-x_9&utm_source=newsletter',
    );
    expect(facts).toMatchObject({
      nbFr: 'mailer',
      sourceApp: 'paytm',
      googleAdSource: '1',
      gclid: 'Cj0KC-x_9',
      utmSource: 'newsletter',
      firstTouch: { source: 'newsletter', landing: '/tenant/plans', at: NOW },
    });
    expect(days(cookies)).toEqual({
      nbFr: 30,
      sourceApp: 30,
      google_ad_source: 30,
      gclid: 365,
      utm_source: 365,
      aangan_first_touch: 365,
      aangan_last_touch: 30,
    });
  });

  it.each<[string, string | undefined, string]>([
    ['/', undefined, 'direct'],
    ['/', 'https://www.google.com/', 'google'],
    ['/', 'android-app://com.google.android.googlequicksearchbox/', 'google'],
    ['/', 'https://l.facebook.com/l.php', 'facebook'],
    ['/', 'https://www.blog.example/flats', 'blog.example'],
    ['/?gclid=abc', 'https://www.google.com/', 'google'],
    ['/?utm_source=WhatsApp Ad', 'https://www.google.com/', 'whatsapp-ad'],
    ['/', 'no address', 'direct'],
  ])('%s from %s is %s', (path, referrer, source) => {
    expect(visit(path, { referrer }).facts.lastTouch?.source).toBe(source);
  });

  it('does not change while the visitor stays on the site', () => {
    const first = visit('/?utm_source=newsletter', { referrer: 'https://mail.example/' });
    const inside = visit('/bangalore/rent', { cookies: header(sent(first.cookies)), referrer: `${SITE}/` });
    expect(inside.facts).toEqual(first.facts);
    expect(inside.cookies).toEqual([]);
  });

  it('changes the last touch when another site refers the visitor, and not on a direct visit', () => {
    const first = visit('/', { referrer: 'https://www.google.com/' });
    const jar = sent(first.cookies);
    const second = visit('/pune/rent', { cookies: header(jar), referrer: 'https://x.com/', now: NOW + DAY_MS });
    expect(second.facts.lastTouch).toEqual({ source: 'x', landing: '/pune/rent', at: NOW + DAY_MS });
    expect(second.facts.firstTouch?.source).toBe('google');
    const third = visit('/', { cookies: header(sent(second.cookies, jar)), now: NOW + 2 * DAY_MS });
    expect(third.facts).toEqual(second.facts);
    expect(third.cookies).toEqual([]);
  });

  it('is deleted when the visitor declines, and is not saved afterwards', () => {
    const before = sent(visit('/?gclid=abc').cookies);
    const { facts, cookies } = visit('/?utm_source=x', { cookies: header(before), allowed: false });
    expect(facts).toEqual({});
    expect(days(cookies)).toEqual({ google_ad_source: 0, gclid: 0, aangan_first_touch: 0, aangan_last_touch: 0 });
    expect(visit('/?utm_source=x', { allowed: false }).cookies).toEqual([]);
  });

  it.each(['a@b.example', '98765 43210', '+91-98765-43210', '', '   ', '<>"'])('never saves %p', (value) => {
    const { facts } = visit(`/?nbFr=${encodeURIComponent(value)}&utm_source=${encodeURIComponent(value)}`);
    expect(facts).toEqual({ firstTouch: expect.anything(), lastTouch: expect.anything() });
  });

  it('never changes the first touch', () => {
    const landing = fc.record({
      path: fc.webPath(),
      source: fc.string(),
      referrer: fc.oneof(fc.webUrl(), fc.string(), fc.constant(undefined)),
    });
    fc.assert(
      fc.property(fc.array(landing, { minLength: 1, maxLength: 6 }), (landings) => {
        let jar: Record<string, string> = {};
        let first: unknown;
        landings.forEach(({ path, source, referrer }, index) => {
          const url = new URL(`${SITE}/${path}`.replace(/([^:]\/)\/+/g, '$1'));
          url.searchParams.set('utm_source', source);
          const { facts, cookies } = arrive({ url, referrer, cookies: header(jar), allowed: true, now: NOW + index });
          jar = sent(cookies, jar);
          first ??= facts.firstTouch;
          expect(facts.firstTouch).toEqual(first);
          expect(factsOf(header(jar))).toEqual(facts);
        });
      }),
    );
  });

  it('sanitizes any value of the address or of the cookie', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 400 });
    fc.assert(
      fc.property(anything, anything, (value, cookie) => {
        const url = new URL(SITE);
        for (const name of ['nbFr', 'sourceApp', 'gad_source', 'gclid', 'utm_source'])
          url.searchParams.set(name, value);
        const cookies = `utm_source=${cookie}; aangan_first_touch=${cookie}`;
        const arrival = arrive({ url, referrer: value, cookies, allowed: true, now: NOW });
        for (const set of arrival.cookies) expect(set.value).toMatch(/^[ -~]{1,220}$/);
        const { firstTouch: _, lastTouch: __, ...facts } = arrival.facts;
        for (const fact of Object.values(facts)) expect(fact).toMatch(/^[\w.:+-][\w .:+-]{0,149}$/);
      }),
    );
  });
});
