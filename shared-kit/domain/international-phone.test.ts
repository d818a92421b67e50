import fc from 'fast-check';
import { internationalPhone, maskedPhone } from './international-phone.ts';

describe('a phone number with its country', () => {
  it.each(['98450 12345', '+91 98450-12345', '098450 12345', '0091 98450 12345', '+919845012345'])(
    'has one normal form for %s',
    (text) => expect(internationalPhone(text)).toBe('+919845012345'),
  );

  it.each([
    ['+971 50 123 4567', '+971501234567'],
    ['+1 (212) 555-0147', '+12125550147'],
  ])('keeps a foreign country code: %s', (text, phone) => expect(internationalPhone(text)).toBe(phone));

  it.each(['', '12345', '+91 12345', '9845012345678', '+0 123456789', 'call me', '98450x12345', '+1234567890123456'])(
    'is undefined for %p',
    (text) => expect(internationalPhone(text)).toBeUndefined(),
  );

  it('does not change when normalised twice', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const phone = internationalPhone(text);
        if (phone !== undefined) expect(internationalPhone(phone)).toBe(phone);
      }),
    );
  });

  it('is masked so that only its owner recognises it', () => {
    expect(maskedPhone('+919845012345')).toBe('+91 98•••••345');
    expect(maskedPhone('+971501234567')).not.toContain('5012345');
  });
});
