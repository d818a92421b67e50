import fc from 'fast-check';
import { clientName } from './client-name.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('clientName', () => {
  it.each([
    [`${ANDROID} Chrome/126.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
    [`${ANDROID} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`, 'Samsung Internet on Android'],
    [`${ANDROID.replace(')', '; wv)')} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36`, 'The app on Android'],
    [`${WINDOWS} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`, 'Edge on Windows'],
    [`${WINDOWS} Chrome/126.0.0.0 Safari/537.36 OPR/111.0.0.0`, 'Opera on Windows'],
    [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari on iOS'],
    [`${IPHONE} CriOS/126.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on iOS'],
    [`${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iOS'],
    [`${MAC} Version/17.5 Safari/605.1.15`, 'Safari on macOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36',
      'Chrome on ChromeOS',
    ],
    ['curl/8.5.0', 'A browser'],
    ['', 'A browser'],
  ])('of %s is %s', (userAgent, name) => {
    expect(clientName(userAgent)).toBe(name);
  });

  it('never contains text from the user agent', () => {
    fc.assert(
      fc.property(fc.string(), (userAgent) => {
        expect(clientName(userAgent)).toMatch(/^(?:A browser|The app|[A-Z]\w+(?: Internet)?)(?: on \w+)?$/);
      }),
    );
  });
});
