import { deviceOf } from './device.ts';

describe('the kind of device', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/149.0 Mobile Safari/537.36', 'MOBILE_WEB'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1', 'MOBILE_WEB'],
    ['Mozilla/5.0 (iPad; CPU OS 15_0 like Mac OS X) Version/15.0 Safari/604.1', 'MOBILE_WEB'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/149.0 Safari/537.36', 'DESKTOP'],
    ['Mozilla/5.0 (Linux; Android 15; wv) Chrome/149.0 Mobile AanganAndroid/3.2', 'ANDROID'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile AanganIOS/3.2', 'IOS'],
    ['Googlebot/2.1', 'DESKTOP'],
    ['', 'DESKTOP'],
  ])('of %s is %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });
});
