import { FAKE_NOW, type FakeAnswers, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen } from '@testing-library/react';
import * as page from './chats.page.tsx';
import { sampleListed } from './testing/public.ts';

const LIST = 'GET /api/v1/chat/conversations';
const SEARCH = 'GET /api/v1/chat/search';

const answer = (facts: Parameters<typeof sampleListed>[0] = {}) => ({
  conversations: [sampleListed(facts)],
  next: null,
  unread: facts.unread ?? 1,
});

const open = (answers: FakeAnswers = {}, url = '/chats') =>
  renderPage(page, {
    url,
    platform: fakePlatform({ session: { loggedIn: true }, answers: { [LIST]: answer(), ...answers } }),
  });

beforeEach(() => localStorage.clear());

describe('the page of chats', () => {
  it('lists a conversation with its person, home, last message and unread messages', async () => {
    const { data, platform } = await open();
    const row = screen.getByRole('link', { name: /Asha R\./ });
    expect(row.getAttribute('href')).toBe('/chats/cnv_12345678901234567890');
    expect(row.textContent).toContain('2 BHK in Koramangala');
    expect(row.textContent).toContain('Yes, it is.');
    expect(row.textContent).toContain('1 unread');
    const head = page.head({ data: data as never, url: new URL('https://aangan.test/chats'), params: {}, platform });
    expect(head.title).toBe('(1) Chats | Aangan');
  });

  it('shows a draft in place of the last message', async () => {
    await open({ [LIST]: answer({ draft: 'I would like' }) });
    expect(screen.getByRole('link', { name: /Asha R\./ }).textContent).toContain('Draft: I would like');
  });

  it('loads the list again when something has arrived, and counts it in the title of the tab', async () => {
    const { platform } = await open();
    document.title = '(1) Chats | Aangan';
    const last = { seq: 3, author: 'other', kind: 'text', text: 'Come on Saturday.', at: FAKE_NOW } as const;
    platform.answers[LIST] = answer({ unread: 2, at: FAKE_NOW, last });
    await act(async () => platform.sendLive('chat-inbox', { unread: 1, at: FAKE_NOW - 120_000 }));
    expect(platform.calls).toHaveLength(1);
    await act(async () => platform.sendLive('chat-inbox', { unread: 2, at: FAKE_NOW }));
    expect(screen.getByText('Come on Saturday.')).toBeTruthy();
    expect(document.title).toBe('(2) Chats | Aangan');
  });

  it('searches messages as well as people and homes', async () => {
    const message = { seq: 12, author: 'you', kind: 'text', text: 'The deposit?', at: FAKE_NOW } as const;
    const hits = [{ conversationId: 'cnv_1', name: 'Ravi K.', title: null, message }];
    const { platform } = await open({ [SEARCH]: { hits } }, '/chats?q=deposit');
    expect(platform.calls[0]?.input).toEqual({ query: { list: 'inbox', search: 'deposit' } });
    expect(screen.getByRole('link', { name: /Ravi K\./ }).getAttribute('href')).toBe('/chats/cnv_1?before=13');
  });

  it('says that nothing was found, and how a first chat begins', async () => {
    const none = { conversations: [], next: null, unread: 0 };
    const { unmount } = await open({ [LIST]: none, [SEARCH]: { hits: [] } }, '/chats?q=zzz');
    expect(screen.getByRole('heading', { name: 'No chat contains “zzz”' })).toBeTruthy();
    unmount();
    await open({ [LIST]: none });
    expect(screen.getByRole('link', { name: 'Start with one of your homes' }).getAttribute('href')).toBe('/newChat');
  });

  it('sends what was written offline', async () => {
    const message = { kind: 'text', clientKey: 'k'.repeat(22), text: 'Hello' } as const;
    const stored = { account: 'acc_test', messages: [{ conversationId: 'cnv_1', message, writtenAt: FAKE_NOW }] };
    localStorage.setItem('unsent-messages', JSON.stringify({ value: stored, until: Date.now() + 60_000 }));
    const SEND = 'POST /api/v1/chat/conversations/{conversationId}/messages';
    const { platform } = await open({ [SEND]: { message: {} as never, warning: null } });
    await act(async () => undefined);
    expect(platform.calls.find(({ call }) => call === SEND)?.input).toEqual({
      params: { conversationId: 'cnv_1' },
      json: message,
    });
    expect(localStorage.getItem('unsent-messages')).toBeNull();
  });

  it('opens the archive by its link', async () => {
    const { platform } = await open();
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Archived' })));
    expect(platform.calls.at(-1)?.input).toEqual({ query: { list: 'archived' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Archived chats' })).toBeTruthy();
  });
});
