import { deviceOf, deviceOfRequest } from './device.ts';

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

describe('the kind of device of a request', () => {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/149.0 Safari/537.36';
  it.each([
    ['its header says', 'IOS', 'ANDROID', 'IOS'],
    ['its cookie says, without a header', undefined, 'ANDROID', 'ANDROID'],
    ['its cookie says, with a header that is no device', 'TOASTER', 'MOBILE_WEB', 'MOBILE_WEB'],
    ['its user agent says, without either', undefined, undefined, 'DESKTOP'],
    ['its user agent says, when both are no device', 'android', '', 'DESKTOP'],
    ['its user agent says, when the header comes twice', ['IOS', 'ANDROID'], undefined, 'DESKTOP'],
  ])('is what %s', (_words, header, cookie, device) => {
    expect(deviceOfRequest({ header, cookie, userAgent })).toBe(device);
  });
});
