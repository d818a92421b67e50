import { fakeHttpError, fakePlatform } from '../testing/fake-platform.tsx';
import { expiringStorage } from './expiring-storage.ts';
import { localityType } from './locality-type.ts';

const KORAMANGALA = { id: 'koramangala', type: 'locality', city: 'bangalore' } as const;
const CALL = 'GET /api/v4/localities/{id}/type';

describe('the type of a locality', () => {
  let now: number;
  const storage = expiringStorage(
    () => sessionStorage,
    () => now,
  );
  beforeEach(() => {
    now = 0;
    sessionStorage.clear();
  });

  it('is requested once in 1440 minutes', async () => {
    const { http, calls } = fakePlatform({ answers: { [CALL]: KORAMANGALA } });
    expect(await localityType(http, storage, 'koramangala')).toEqual(KORAMANGALA);
    now += 1440 * 60_000 - 1;
    expect(await localityType(http, storage, 'koramangala')).toEqual(KORAMANGALA);
    expect(calls).toHaveLength(1);
    now += 1;
    await localityType(http, storage, 'koramangala');
    await localityType(http, storage, 'indiranagar');
    expect(calls).toHaveLength(3);
  });

  it('is requested again where the stored value is invalid', async () => {
    storage.set('locality-type:koramangala', { ...KORAMANGALA, type: 'planet' }, 10);
    const { http, calls } = fakePlatform({ answers: { [CALL]: KORAMANGALA } });
    await localityType(http, storage, 'koramangala');
    expect(calls).toHaveLength(1);
  });

  it('is not stored when the call fails', async () => {
    const { http } = fakePlatform({ answers: { [CALL]: fakeHttpError(503) } });
    await expect(localityType(http, storage, 'koramangala')).rejects.toMatchObject({ status: 503 });
    expect(sessionStorage).toHaveLength(0);
  });
});
