import { appVersionOf } from './app-version.ts';

describe("the app's build number in a user agent", () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 15; wv) AanganAndroid/1209', 1209],
    ['Mozilla/5.0 (iPhone) Mobile/15E148 AanganIOS/650 x', 650],
    ['Mozilla/5.0 AanganAndroid/3.2', 0],
    ['Mozilla/5.0 AanganAndroid', 0],
    ['Mozilla/5.0 NotAanganIOS/650', 0],
    ['', 0],
  ])('reads %s as %i', (userAgent, version) => expect(appVersionOf(userAgent)).toBe(version));
});
