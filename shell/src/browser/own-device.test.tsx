import { DEVICE_COOKIE } from '../platform/cookies.ts';
import { ownDevice } from './own-device.ts';

describe('the id of this device', () => {
  it('is that of the cookie', () => {
    const document = { cookie: `a=1; ${DEVICE_COOKIE}=device-1234` };
    expect(ownDevice(document)).toBe('device-1234');
    expect(document.cookie).toContain('a=1');
  });

  it.each(['', `${DEVICE_COOKIE}=x`, `${DEVICE_COOKIE}=<script>alert(1)</script>`])(
    'is new, and saved for a year, without a valid cookie: %j',
    (cookie) => {
      const document = { cookie };
      const id = ownDevice(document);
      expect(id).toMatch(/^\w{24}$/);
      expect(document.cookie).toBe(`${DEVICE_COOKIE}=${id}; path=/; max-age=31536000; samesite=lax`);
      expect(ownDevice({ cookie: document.cookie })).toBe(id);
    },
  );
});
