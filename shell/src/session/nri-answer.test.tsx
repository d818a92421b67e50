import { fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { askedNri } from './nri-answer.ts';
import { nriByCookie } from './nri-by-cookie.ts';

const CALL = 'POST /api/v1/user/nri/check';
const answering = (nri: boolean) => fakePlatform({ answers: { [CALL]: { data: { nri } } } });
const storage = () => sessionStorage;

describe('NRI status', () => {
  afterEach(() => sessionStorage.clear());

  it.each([
    ['aangan_country=AE', true],
    ['a=1; aangan_country=in', false],
    ['aangan_country=', undefined],
    ['aangan_country=unknown', undefined],
    ['', undefined],
  ])('follows the cookie %j: %s', (cookies, nri) => expect(nriByCookie(cookies)).toBe(nri));

  it.each([true, false])('is requested once per tab when it is unclear, and cached: %s', async (nri) => {
    const { http, calls } = answering(nri);
    expect(await askedNri('acc_1', http, storage)).toBe(nri);
    expect(await askedNri('acc_1', http, storage)).toBe(nri);
    expect(calls).toHaveLength(1);
  });

  it('is requested again for another account', async () => {
    const { http, calls } = answering(true);
    await askedNri('acc_1', http, storage);
    await askedNri('acc_2', http, storage);
    expect(calls).toHaveLength(2);
  });

  it('is not cached when the API does not answer', async () => {
    const { http } = fakePlatform({ answers: { [CALL]: fakeHttpError(503) } });
    await expect(askedNri('acc_1', http, storage)).rejects.toMatchObject({ status: 503 });
    expect(sessionStorage).toHaveLength(0);
  });

  it('is requested when storage is forbidden', async () => {
    const forbidden = (): Storage => {
      throw new DOMException('no', 'SecurityError');
    };
    expect(await askedNri('acc_1', answering(true).http, forbidden)).toBe(true);
  });
});
