import fc from 'fast-check';
import { CONSENT_COOKIE, CONSENT_PURPOSES, consentOf, consentValue, OPEN_CONSENT } from './consent.ts';

describe('consent', () => {
  it('is open for visitors who have not chosen', () => {
    expect(consentOf(undefined)).toEqual(OPEN_CONSENT);
    expect(consentOf('aangan_city=pune')).toEqual(OPEN_CONSENT);
  });

  it('is read from the cookie as it was chosen', () => {
    const choice = fc.constantFrom('granted', 'denied', 'open');
    const consent = fc.record({ analytics: choice, marketing: choice, support: choice, contacts: choice });
    fc.assert(
      fc.property(consent, fc.nat(), (chosen, now) => {
        expect(consentOf(`a=b; ${CONSENT_COOKIE}=${consentValue(chosen, now)}; c=d`)).toEqual(chosen);
      }),
    );
  });

  it('is denied for tracking when the browser refuses it, even after a grant', () => {
    const cookies = `${CONSENT_COOKIE}=1.analytics-granted.marketing-granted.support-granted.at-1`;
    expect(consentOf(cookies, true)).toMatchObject({ analytics: 'denied', marketing: 'denied', support: 'granted' });
  });

  it('is open again when a purpose is extended', () => {
    expect(consentOf(`${CONSENT_COOKIE}=0.analytics-granted.at-1`)).toEqual(OPEN_CONSENT);
  });

  it('is never granted by an invalid value', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!text.includes('-granted'));
        const consent = consentOf(`${CONSENT_COOKIE}=${text}`);
        for (const purpose of CONSENT_PURPOSES) expect(consent[purpose]).not.toBe('granted');
      }),
    );
  });
});
