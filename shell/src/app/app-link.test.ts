import { STORE_SHORT_LINK } from '@aangan/shared-kit/domain/app-links';
import { fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { appLink } from './app-link.ts';

const CALL = 'POST /getAppDownloadLink';

describe('the app link', () => {
  it('is the answer of the site for the page', async () => {
    const { http, calls } = fakePlatform({ answers: { [CALL]: { link: 'https://get.test/?autoLink=%2Fx' } } });
    expect(await appLink(http, '/x')).toBe('https://get.test/?autoLink=%2Fx');
    expect(calls[0]?.input).toEqual({ json: { autoLink: '/x' } });
  });

  it.each([
    ['the call fails', fakeHttpError(503)],
    ['the answer is no web address', { link: 'javascript:alert(1)' }],
  ])("is the store's short link when %s", async (_what, answer) => {
    const { http } = fakePlatform({ answers: { [CALL]: answer } });
    expect(await appLink(http, '/x')).toBe(STORE_SHORT_LINK);
  });
});
