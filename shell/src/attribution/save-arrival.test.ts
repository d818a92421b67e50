import { CONSENT_COOKIE, consentValue, OPEN_CONSENT } from '../consent/consent.ts';
import { CITY_COOKIE, TAB_COOKIE } from '../platform/cookies.ts';
import { saveArrival } from './save-arrival.ts';

const URL_OF_LANDING = new URL('https://aangan.test/plans?utm_source=letter');

/** Collects what is written to `document.cookie`. */
function visit(toSave: Parameters<typeof saveArrival>[0]['toSave'], cookie = ''): string[] {
  const written: string[] = [];
  const document = {
    referrer: '',
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
  saveArrival(
    { cookieDomain: '', ...(toSave && { toSave }) },
    { document, navigator: {} as Navigator, url: URL_OF_LANDING, now: Date.UTC(2026, 10, 28) },
  );
  return written;
}

const namesOf = (written: readonly string[]) => written.map((text) => text.slice(0, text.indexOf('=')));

describe('what the browser saves of an arrival', () => {
  it('is what the server has not saved: city, tab, facts of the address and touches', () => {
    const written = visit({ city: 'pune', category: 'RENT' });
    expect(namesOf(written)).toEqual([
      CITY_COOKIE,
      TAB_COOKIE,
      'utm_source',
      'aangan_first_touch',
      'aangan_last_touch',
    ]);
    expect(written.filter((text) => text.includes('utm_source='))).toEqual([
      'utm_source=letter; path=/; max-age=31536000; samesite=lax; secure',
    ]);
  });

  it('is nothing where the server has saved it', () => {
    expect(visit(undefined)).toEqual([]);
  });

  it('has no attribution for visitors who have declined', () => {
    const choices = consentValue({ ...OPEN_CONSENT, marketing: 'denied' }, 0);
    const declined = `${CONSENT_COOKIE}=${choices}`;
    expect(namesOf(visit({ city: 'pune' }, declined))).toEqual([CITY_COOKIE]);
  });
});
