import { attributionFields } from './lead-attribution.ts';

describe('the attribution of a lead', () => {
  it('uses the field names of the wire', () => {
    const touch = { landing: '/', at: 1 };
    expect(
      attributionFields({
        nbFr: 'mailer',
        sourceApp: 'paytm',
        googleAdSource: '1',
        gclid: 'abc',
        utmSource: 'newsletter',
        firstTouch: { ...touch, source: 'google' },
        lastTouch: { ...touch, source: 'newsletter' },
      }),
    ).toEqual({
      nbFr: 'mailer',
      sourceApp: 'paytm',
      google_ad_source: '1',
      gclid: 'abc',
      utm_source: 'newsletter',
      first_source: 'google',
      last_source: 'newsletter',
    });
  });

  it('is empty for visitors who have declined', () => {
    expect(attributionFields({})).toEqual({});
  });
});
