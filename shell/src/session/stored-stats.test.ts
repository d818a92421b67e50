import { maskedEmail, maskedPhone } from './stored-stats.ts';

describe('the stored user object', () => {
  it.each([
    ['asha@example.com', 'a••••@example.com'],
    ['not an address', ''],
    ['', ''],
  ])('masks the e-mail %j', (email, masked) => expect(maskedEmail(email)).toBe(masked));

  it.each([
    ['+919845012345', '••••••••345'],
    ['12', ''],
    ['', ''],
  ])('masks the phone %j', (phone, masked) => expect(maskedPhone(phone)).toBe(masked));
});
