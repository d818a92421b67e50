import { fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { askedNri, nriByCookie } from './nri-answer.ts';

const CALL = 'POST /api/v1/user/nri/check';
const answering = (nri: boolean) => fakePlatform({ answers: { [CALL]: { data: { nri } } } });
const storage = () => sessionStorage;

describe('whether somebody is an NRI user', () => {
  afterEach(() => sessionStorage.clear());

  it.each([
    ['aangan_country=AE', true],
    ['a=1; aangan_country=in', false],
    ['aangan_country=', undefined],
    ['aangan_country=unknown', undefined],
    ['', undefined],
  ])('is what the cookie %j says: %s', (cookies, nri) => expect(nriByCookie(cookies)).toBe(nri));

  it.each([true, false])('is asked once a tab where it is unclear, and remembered: %s', async (nri) => {
    const { http, calls } = answering(nri);
    expect(await askedNri('acc_1', http, storage)).toBe(nri);
    expect(await askedNri('acc_1', http, storage)).toBe(nri);
    expect(calls).toHaveLength(1);
  });

  it('is asked anew for another person', async () => {
    const { http, calls } = answering(true);
    await askedNri('acc_1', http, storage);
    await askedNri('acc_2', http, storage);
    expect(calls).toHaveLength(2);
  });

  it('is not remembered while the API does not say', async () => {
    const { http } = fakePlatform({ answers: { [CALL]: fakeHttpError(503) } });
    await expect(askedNri('acc_1', http, storage)).rejects.toMatchObject({ status: 503 });
    expect(sessionStorage).toHaveLength(0);
  });

  it('is asked where storage is forbidden', async () => {
    const forbidden = (): Storage => {
      throw new DOMException('no', 'SecurityError');
    };
    expect(await askedNri('acc_1', answering(true).http, forbidden)).toBe(true);
  });
});
