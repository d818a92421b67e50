import { SCAM_WARNINGS } from '@aangan/shared-kit/domain/chat/scam-warnings';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { FAKE_NOW, type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { CHAT_ID, sampleListed } from '../chat-list/testing/public.ts';
import * as page from './chat.page.tsx';
import { sampleChat, sampleMessage } from './sample-chat.ts';

const CHAT = 'GET /api/v1/chat/conversations/{conversationId}';
const MESSAGES = 'GET /api/v1/chat/conversations/{conversationId}/messages';
const SEND = 'POST /api/v1/chat/conversations/{conversationId}/messages';
const READ = 'PUT /api/v1/chat/conversations/{conversationId}/read';
const params = { conversationId: CHAT_ID };
const OFFLINE = new HttpError('no network', { kind: 'network' });

const pageOf = (...messages: ReturnType<typeof sampleMessage>[]) => ({
  messages,
  more: false,
  lastSeq: messages.at(-1)?.seq ?? 0,
});

const open = (facts: Parameters<typeof sampleChat>[0] = {}, answers: FakeAnswers = {}, query = '') =>
  renderPage(page, {
    url: `/chats/${CHAT_ID}${query}`,
    pattern: '/chats/{conversationId}',
    params,
    platform: fakePlatform({
      session: { loggedIn: true },
      answers: {
        'GET /api/v1/chat/conversations': { conversations: [sampleListed()], next: null, unread: 0 },
        [CHAT]: sampleChat(facts),
        [MESSAGES]: pageOf(sampleMessage(1, { author: 'you', text: 'Is it available?' }), sampleMessage(2)),
        [READ]: ({ json }) => ({ readSeq: json.readSeq, unread: 0 }),
        'POST /api/v1/chat/conversations/{conversationId}/typing': { shown: true },
        'PUT /api/v1/chat/conversations/{conversationId}/draft': { status: 'success' },
        ...answers,
      },
    }),
  });

const log = () => within(screen.getByRole('region', { name: 'Messages' }));
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
const texts = () =>
  log()
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const progress = (facts: object = {}) => ({
  ...{ lastSeq: 2, readSeq: 2, theirDeliveredSeq: 0, theirReadSeq: 0, typing: false },
  ...facts,
});
async function write(text: string): Promise<void> {
  fireEvent.change(field(), { target: { value: text } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a conversation', () => {
  it('shows the person, the home with the next step, and messages with what is known of their arrival', async () => {
    const { platform } = await open({ theirDeliveredSeq: 1 });
    expect(screen.getByRole('heading', { level: 1, name: 'Asha R.' })).toBeTruthy();
    expect(screen.getByText('Last seen 10 minutes ago')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Get the owner’s number' }).getAttribute('href')).toMatch(
      /detail#contact$/,
    );
    expect(texts()[0]).toContain('Delivered');
    await act(async () => platform.sendLive('conversation', progress({ theirDeliveredSeq: 1, theirReadSeq: 1 })));
    expect(texts()[0]).toContain('Read');
  });

  it('shows a message at once, and once, when it is stored', async () => {
    let store: () => void = () => undefined;
    const { platform } = await open(
      {},
      {
        [SEND]: ({ json }) =>
          new Promise((resolve) => {
            const message = sampleMessage(3, { author: 'you', clientKey: json.clientKey, text: 'When can I visit?' });
            store = () => resolve({ message, warning: null });
          }),
      },
    );
    await write('When can I visit?');
    expect(field().value).toBe('');
    expect(log().getByText('Sending')).toBeTruthy();
    await act(async () => store());
    expect(log().getAllByText('When can I visit?')).toHaveLength(1);
    expect(log().queryByText('Sending')).toBeNull();
    expect(platform.calls.filter(({ call }) => call === SEND)).toHaveLength(1);
  });

  it('sends a message that was written offline once the network is back', async () => {
    const { platform } = await open({}, { [SEND]: OFFLINE });
    await write('Hello');
    expect(log().getByText(/^Not sent yet/)).toBeTruthy();
    platform.answers[SEND] = ({ json }) => ({
      message: sampleMessage(3, { author: 'you', clientKey: json.clientKey, text: 'Hello' }),
      warning: null,
    });
    await act(async () => void dispatchEvent(new Event('online')));
    expect(log().queryByText(/^Not sent yet/)).toBeNull();
    const keys = platform.calls.filter(({ call }) => call === SEND).map(({ input }) => JSON.stringify(input));
    expect(new Set(keys).size).toBe(1);
  });

  it('says why a message is refused, and lets its author delete it', async () => {
    await open({}, { [SEND]: fakeHttpError(409, 'This home is rented out. You cannot chat about it any more.') });
    await write('Hello');
    expect(log().getByRole('alert').textContent).toContain('This home is rented out');
    fireEvent.click(log().getByRole('button', { name: 'Delete' }));
    expect(log().queryByText('Hello')).toBeNull();
  });

  it('fetches what has arrived, reads it out, and tells how far it was read', async () => {
    const { platform } = await open();
    platform.answers[MESSAGES] = pageOf(sampleMessage(3, { text: 'Come on Saturday.' }));
    await act(async () => platform.sendLive('conversation', progress({ lastSeq: 3 })));
    expect(platform.calls.findLast(({ call }) => call === MESSAGES)?.input).toEqual({ params, query: { after: 2 } });
    expect(screen.getByRole('log').textContent).toBe('Asha R.: Come on Saturday.');
    expect(platform.calls.findLast(({ call }) => call === READ)?.input).toEqual({ params, json: { readSeq: 3 } });
  });

  it('loads earlier messages above the others, which are not read out', async () => {
    const first = { messages: [sampleMessage(51)], more: true, lastSeq: 51 };
    const { platform } = await open({ readSeq: 51 }, { [MESSAGES]: first });
    platform.answers[MESSAGES] = pageOf(sampleMessage(50));
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Earlier messages' })));
    expect(platform.calls.at(-1)?.input).toEqual({ params, query: { before: 51 } });
    expect(texts().map((text) => /Message \d\d/.exec(text)?.[0])).toEqual(['Message 50', 'Message 51']);
    expect(screen.getByRole('log').textContent).toBe('');
    expect(screen.queryByRole('link', { name: 'Earlier messages' })).toBeNull();
  });

  it('says that the other person types, for some seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    const { platform } = await open();
    await act(async () => platform.sendLive('conversation', progress({ typing: true })));
    expect(screen.getByText('Typing…')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(screen.queryByText('Typing…')).toBeNull();
    jest.useRealTimers();
  });

  it('says that a part is held, and warns the person in danger', async () => {
    const held = sampleMessage(2, { text: 'Call ••••', held: 1, warning: 'MONEY_BEFORE_VISIT' });
    await open({}, { [MESSAGES]: pageOf(sampleMessage(1, { author: 'you', held: 1 }), held) });
    expect(log().getByText(/^Asha R\. cannot see the number or link/)).toBeTruthy();
    expect(log().getByText(/^A number or link is hidden here/)).toBeTruthy();
    expect(log().getByText(SCAM_WARNINGS.MONEY_BEFORE_VISIT)).toBeTruthy();
  });

  it('shows markup of a message as text', async () => {
    const text = '<img src=x onerror=alert(1)> **bold** javascript:alert(1)';
    const { container } = await open({}, { [MESSAGES]: pageOf(sampleMessage(1, { text })) });
    expect(log().getByText(text)).toBeTruthy();
    expect(container.querySelector('img')).toBeNull();
  });

  it('books a visit by the answer to a proposal', async () => {
    const ANSWER = 'POST /api/v1/chat/conversations/{conversationId}/visit-proposals/{seq}';
    const time = FAKE_NOW + 86_400_000;
    const visit = { times: [time, time + 3_600_000], answer: null };
    const proposal = sampleMessage(2, { kind: 'visit', text: '', visit });
    const note = sampleMessage(3, { author: 'product', kind: 'note', text: 'Visit booked.', answers: 2 });
    const { platform } = await open(
      {},
      {
        [MESSAGES]: pageOf(sampleMessage(1), proposal),
        [ANSWER]: { visitId: 'vis_1', message: note },
      },
    );
    const booked = { ...proposal, visit: { ...visit, answer: { time, visitId: 'vis_1' } } };
    platform.answers[MESSAGES] = pageOf(sampleMessage(1), booked, note);
    await act(async () => fireEvent.click(log().getByRole('button', { name: 'Tomorrow, 10 am' })));
    expect(platform.calls.find(({ call }) => call === ANSWER)?.input).toEqual({
      params: { ...params, seq: 2 },
      json: { time },
    });
    expect(log().getByText('Visit booked.')).toBeTruthy();
    expect(log().queryByRole('button', { name: 'None of these' })).toBeNull();
  });

  it.each([
    [{ stopped: 'let' }, 'This home is rented out. You cannot chat about it any more.'],
    [{ blocked: true }, /^You have blocked Asha R\./],
  ] as const)('has no field when %j', async (facts, words) => {
    await open(facts);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('restores what was typed in this tab after a reload', async () => {
    const { unmount } = await open();
    fireEvent.input(field(), { target: { value: 'I would like to' } });
    unmount();
    await open();
    expect(field().value).toBe('I would like to');
  });

  it('reports with the last messages as evidence', async () => {
    const REPORT = 'POST /api/v1/chat/conversations/{conversationId}/report';
    const { platform } = await open(
      { lastSeq: 80 },
      { [REPORT]: { state: 'received', messages: 50 } },
      '?panel=report',
    );
    fireEvent.change(screen.getByLabelText('Why are you reporting this person?'), { target: { value: 'BROKER' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send report' })));
    expect(platform.calls.find(({ call }) => call === REPORT)?.input).toEqual({
      params,
      json: { reason: 'BROKER', words: '', fromSeq: 31, toSeq: 80 },
    });
  });

  it('does not exist for anybody else', async () => {
    const answer: unknown = await open({}, { [CHAT]: fakeHttpError(404) }).catch((thrown: unknown) => thrown);
    expect((answer as Response).status).toBe(404);
  });
});

describe('a conversation without JavaScript', () => {
  const post = async (fields: Readonly<Record<string, string>>, answers: FakeAnswers) => {
    const platform = fakePlatform({ session: { loggedIn: true }, answers });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const url = new URL(`/chats/${CHAT_ID}`, platform.origin);
    const request = new Request(url, { method: 'POST' });
    const ended = await page.action({ request, url, pattern: '/chats/{conversationId}', params, platform, form });
    return { platform, ended };
  };

  it('sends a message by its form; the same form sent twice has the same key', async () => {
    const answers = { [SEND]: { message: sampleMessage(3), warning: null } };
    const { platform, ended } = await post({ do: 'send', key: 'k'.repeat(22), text: ' Hello ' }, answers);
    expect((ended as Response).headers.get('location')).toBe(`/chats/${CHAT_ID}`);
    expect(platform.calls[0]?.input).toEqual({
      params,
      json: { kind: 'text', clientKey: 'k'.repeat(22), text: 'Hello' },
    });
  });

  it('shows the text again when it was refused', async () => {
    const { ended } = await post({ do: 'send', text: 'Hello' }, { [SEND]: fakeHttpError(409, 'The chat is closed.') });
    expect(ended).toMatchObject({ problem: 'The chat is closed.', values: { text: 'Hello' } });
  });
});
