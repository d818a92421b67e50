import { type FakePlatformOverrides, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { guardSheetBack } from '@aangan/shared-kit/ui/sheet-back';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageSource } from '../app/page-source.ts';
import { aSession } from '../testing/a-session.ts';
import { accountSession } from './account-session.ts';
import type { SessionFacts } from './live-session.ts';
import { STORED_STATS } from './stored-stats.ts';

const ASHA = { id: 'acc_1', name: 'Asha' };

const info = (loggedIn: boolean) => ({
  status: loggedIn ? ('success' as const) : ('anonymous' as const),
  id: loggedIn ? 'acc_1' : null,
  name: loggedIn ? 'Asha Rao' : null,
  user_phone: loggedIn ? '+919845012345' : null,
  user_email: loggedIn ? 'asha@example.com' : null,
  isLoggedIn: loggedIn,
  vipMember: false,
  ownsHomes: true,
  whatsAppOptIn: null,
  nri: false,
  emailVerified: false,
  hasPassword: false,
  secondaryPhone: null,
  timeZone: 'Asia/Kolkata',
  quietFrom: 21,
  quietTo: 8,
});

function Nothing() {
  return null;
}

function begin(facts: Partial<SessionFacts>, overrides: FakePlatformOverrides = {}) {
  const live = aSession(facts);
  const platform = fakePlatform(overrides);
  const source: PageSource = {
    platform,
    live,
    navigation: [],
    match: async () => undefined,
    load: () => Promise.reject(new Error('nothing to load')),
    loaded: () => undefined,
  };
  const frame = { Region: Nothing, headOf: () => ({ title: 'Aangan' }) };
  const session = accountSession({ live, frame, source: Promise.resolve(source), waitingKey: 'waiting-login' });
  return { live, platform, session };
}

describe('the session of a document', () => {
  beforeAll(async () => {
    guardSheetBack();
    // Compiles its code before a test waits for the dialog.
    await import('../sign-up/open-sign-up.tsx');
  });
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    // biome-ignore lint/suspicious/noDocumentCookie: as it was
    document.cookie = 'aangan_country=; max-age=0';
  });

  it('opens no dialog for a logged-in visitor', async () => {
    const { session, platform } = begin({ account: ASHA });
    expect(await session.require('contact')).toBe(true);
    expect(platform.calls).toEqual([]);
  });

  it('loads the account first when it is not known', async () => {
    const { session, live } = begin({ unsure: true }, { answers: { 'GET /api/v3/user/info': info(true) } });
    expect(await session.require('contact')).toBe(true);
    expect(live.getState()).toMatchObject({ account: ASHA, ownsHomes: true, unsure: false });
  });

  it('opens no dialog while the login cannot be resolved, and says so', async () => {
    const down = { answers: { 'GET /api/v3/user/info': fakeHttpError(503) } };
    const { session, live, platform } = begin({ unsure: true }, down);
    expect(await session.require('contact')).toBe(false);
    expect(live.getState()).toMatchObject({ account: undefined, unsure: true });
    expect(platform.shownAlerts).toEqual([
      { kind: 'error', message: 'We cannot reach your account right now. Please try again in a moment.' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stores the account’s id, and phone and e-mail in masked form only', async () => {
    const { session } = begin({}, { answers: { 'GET /api/v3/user/info': info(true) } });
    await session.check();
    expect(JSON.parse(localStorage.getItem(STORED_STATS) ?? '')).toEqual({
      id: 'acc_1',
      em: 'a••••@example.com',
      ph: '••••••••345',
    });
  });

  it('notices the end of the session by a refused call and shows a message', async () => {
    localStorage.setItem(STORED_STATS, '{"id":"acc_1"}');
    const { session, live, platform } = begin({ account: ASHA }, { answers: { 'GET /api/v3/user/info': info(false) } });
    await session.refused('GET /api/v1/shortlist');
    expect(live.getState().account).toBeUndefined();
    expect(localStorage.getItem(STORED_STATS)).toBeNull();
    expect(platform.shownAlerts).toEqual([{ kind: 'info', message: 'You have been logged out. Please log in again.' }]);
  });

  it('ignores a refused call while the session is valid', async () => {
    const { session, live, platform } = begin({ account: ASHA }, { answers: { 'GET /api/v3/user/info': info(true) } });
    await session.refused('POST /api/v1/user/password/set');
    expect(live.getState().account).toEqual(ASHA);
    expect(platform.shownAlerts).toEqual([]);
  });

  it('keeps the account when the API does not answer', async () => {
    const { session, live } = begin({ account: ASHA }, { answers: { 'GET /api/v3/user/info': fakeHttpError(503) } });
    await expect(session.refused('GET /api/v1/shortlist')).rejects.toMatchObject({ status: 503 });
    expect(live.getState().account).toEqual(ASHA);
  });

  it('opens another dialog for a request that comes while the closed one is being removed', async () => {
    const { session } = begin({});
    const user = userEvent.setup();
    let again: Promise<boolean> | undefined;
    const first = session.require('contact');
    const closed = await screen.findByRole('dialog');
    const ask = () => {
      again = session.require('note');
    };
    addEventListener('sheet-back', ask, { once: true });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await act(async () => first)).toBe(false);
    const dialog = await screen.findByRole('dialog');
    expect(dialog).not.toBe(closed);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await act(async () => again)).toBe(false);
  });

  it('asks for the NRI status when neither the cookie nor the account has it', async () => {
    const answers = {
      'GET /api/v3/user/info': info(true),
      'POST /api/v1/user/nri/check': { data: { nri: true } },
    } as const;
    const { session, live, platform } = begin({}, { answers });
    await session.check();
    await waitFor(() => expect(live.getState().nri).toBe(true));
    await session.decideNri();
    expect(platform.calls.map(({ call }) => call)).toEqual(Object.keys(answers));
  });

  it('makes no NRI call when the country cookie has the answer, for any account', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the network in front of the site sets it
    document.cookie = 'aangan_country=IN';
    const { session, live, platform } = begin(
      {},
      { answers: { 'GET /api/v3/user/info': { ...info(true), nri: true } } },
    );
    await session.check();
    await session.decideNri();
    expect(live.getState().nri).toBe(false);
    expect(platform.calls).toHaveLength(1);
  });

  it('follows a logout in another tab and deletes what this tab saved', async () => {
    const { session, live } = begin({ account: ASHA }, { answers: { 'GET /api/v3/user/info': info(false) } });
    sessionStorage.setItem('note-draft', 'call the owner');
    await session.changedElsewhere(true);
    expect(live.getState().account).toBeUndefined();
    expect(sessionStorage.getItem('note-draft')).toBeNull();
  });

  it('passes a pending action to its page once after a reload', () => {
    const waiting = {
      value: { flow: 'shortlist', action: 'shortlist:p1', path: location.pathname },
      until: Date.now() + 9e5,
    };
    sessionStorage.setItem('waiting-login', JSON.stringify(waiting));
    const { session } = begin({ account: ASHA });
    expect(session.takeResumed('shortlist:p2')).toBe(false);
    expect(session.takeResumed('shortlist:p1')).toBe(true);
    expect(session.takeResumed('shortlist:p1')).toBe(false);
    expect(sessionStorage.getItem('waiting-login')).toBeNull();
  });
});
