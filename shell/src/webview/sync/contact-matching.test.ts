import { SYNC_INTERVAL_MS } from '@aangan/shared-kit/domain/platform-limits';
import { fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { contactMatching } from './contact-matching.ts';
import { type SyncState, syncDue } from './sync-rule.ts';
import { syncStateStore } from './sync-state.ts';

const NOW = Date.UTC(2026, 10, 20);

describe('the rule for sending contacts', () => {
  it.each<[string, Parameters<typeof syncDue>[0], SyncState, boolean]>([
    ['sends nothing without consent', 'ANDROID', {}, false],
    ['sends at once with consent', 'ANDROID', { agreedAt: NOW }, true],
    ['sends nothing twice within 24 hours', 'ANDROID', { agreedAt: 0, triedAt: NOW - SYNC_INTERVAL_MS + 1 }, false],
    ['sends again after 24 hours', 'ANDROID', { agreedAt: 0, triedAt: NOW - SYNC_INTERVAL_MS }, true],
    ['sends nothing after consent was withdrawn', 'ANDROID', { triedAt: 0 }, false],
    ['sends nothing on iOS', 'IOS', { agreedAt: 0 }, false],
    ['sends nothing on the web', 'MOBILE_WEB', { agreedAt: 0 }, false],
  ])('%s', (_when, device, syncState, due) => expect(syncDue(device, syncState, NOW)).toBe(due));
});

function phone({ answers = {}, fails = false } = {}) {
  const saved = new Map<string, string>();
  const storage = {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
  };
  const answer = { status: 'kept', kept: 1 } as const;
  const platform = fakePlatform({
    answers: { 'POST /api/v1/app/check-existing': answer, 'POST /api/v1/ingestion/pgInfo': answer, ...answers },
  });
  const readContacts = jest.fn(async () => {
    if (fails) throw new Error('The app did not answer');
    return { request: 'r', contacts: [{ phone: '9845012345' }], friends: [{ phone: '9845054321' }] };
  });
  let now = NOW;
  const parts = {
    device: 'ANDROID',
    deviceId: 'device-1',
    http: platform.http,
    syncState: syncStateStore(storage),
    readContacts,
    now: () => now,
  } as const;
  return { matching: contactMatching(parts), calls: platform.calls, readContacts, later: (ms: number) => (now += ms) };
}

describe('contact matching', () => {
  it('is off and reads no contact until the owner agrees', async () => {
    const { matching, calls, readContacts } = phone();
    await matching.sync();
    expect(matching.agreed()).toBe(false);
    expect(readContacts).not.toHaveBeenCalled();
    expect(calls).toEqual([]);
  });

  it('sends contacts and friends when the owner agrees, and then once a day', async () => {
    const { matching, calls, later } = phone();
    await matching.agree();
    await matching.sync();
    expect(calls).toEqual([
      {
        call: 'POST /api/v1/app/check-existing',
        input: { form: { trackId: 'device-1', flag: 'true', type: 'CONTACTS', contacts: '[{"phone":"9845012345"}]' } },
      },
      {
        call: 'POST /api/v1/ingestion/pgInfo',
        input: { json: { mbTrackId: 'device-1', data: [{ phone: '9845054321' }], syncTime: NOW } },
      },
    ]);
    later(SYNC_INTERVAL_MS);
    await matching.sync();
    expect(calls).toHaveLength(4);
  });

  it('ends when consent is withdrawn, and asks the site to delete its data', async () => {
    const { matching, calls, later } = phone();
    await matching.agree();
    await matching.withdraw();
    expect(matching.agreed()).toBe(false);
    expect(calls.at(-1)?.input).toEqual({ form: { trackId: 'device-1', flag: 'false' } });
    later(SYNC_INTERVAL_MS);
    await matching.sync();
    expect(calls).toHaveLength(3);
  });

  it.each([
    ['the site refuses', { answers: { 'POST /api/v1/app/check-existing': fakeHttpError(500) } }],
    ['the app gives no contacts', { fails: true }],
  ])('blocks nothing when %s, and tries again the next day', async (_what, trouble) => {
    const { matching, readContacts, later } = phone(trouble);
    await expect(matching.agree()).resolves.toBeUndefined();
    await matching.sync();
    expect(readContacts).toHaveBeenCalledTimes(1);
    later(SYNC_INTERVAL_MS);
    await matching.sync();
    expect(readContacts).toHaveBeenCalledTimes(2);
  });

  it('has no consent on a phone without storage', async () => {
    const storage = {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const syncState = syncStateStore(storage);
    syncState.write({ agreedAt: 1 });
    expect(syncState.read()).toEqual({});
  });
});
