import type { Ticket } from '@aangan/shared-kit/contracts/tickets';
import { FAKE_NOW, type FakeAnswers, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import * as conversationPage from './conversation.page.tsx';
import * as startPage from './start-chat.page.tsx';
import * as page from './support-chat.page.tsx';

const SEND = 'POST /crm-api/email/external-send';
const REPLY = 'POST /api/v1/support/tickets/{number}/replies';
const TICKET: Ticket = {
  number: 'T-7K2M9QXA',
  topic: 'payment',
  about: 'order',
  reference: 'ord_1',
  state: 'open',
  chat: true,
  page: null,
  seenSeq: 1,
  receivedOn: FAKE_NOW,
  dueOn: FAKE_NOW + 3_600_000,
  heldBy: 'Meera',
  entries: [
    { seq: 1, kind: 'asked', author: 'person', text: 'Where is it?', at: FAKE_NOW, dueOn: null, fileId: null },
    { seq: 2, kind: 'answer', author: 'staff', text: 'On its way.', at: FAKE_NOW, dueOn: null, fileId: null },
  ],
  files: [],
  inTime: null,
  rating: null,
  wantsCall: false,
  mayReopen: false,
};
const MINE = { tickets: [TICKET], kept: { answered: 0, inTime: 0 } };
const platformOf = (answers: FakeAnswers, loggedIn = true) => fakePlatform({ session: { loggedIn }, answers });

describe('chat with support', () => {
  it('answers from articles first, and passes the question on to a person', async () => {
    await renderPage(page, {
      url: '/support-chat?q=refnd&about=order&reference=ord_1',
      platform: platformOf(
        {
          'GET /api/v1/help/search': {
            articles: [{ id: 'refunds', topic: 'money', title: 'Refunds', summary: 'A week.' }],
          },
        },
        false,
      ),
    });
    expect(screen.getByRole('link', { name: 'Refunds' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Chat with a person' }).getAttribute('href')).toBe(
      '/support-chat/new?q=refnd&about=order&reference=ord_1',
    );
  });

  it('shows the open chats of who is logged in, and none of solved ones', async () => {
    const solved: Ticket = { ...TICKET, number: 'T-22222222', state: 'solved', dueOn: null };
    await renderPage(page, {
      url: '/support-chat',
      platform: platformOf({ 'GET /api/v1/support/tickets': { ...MINE, tickets: [TICKET, solved] } }),
    });
    expect(screen.getByText(TICKET.number)).toBeTruthy();
    expect(screen.queryByText(solved.number)).toBeNull();
  });
});

describe('the first message', () => {
  const start = (url: string) =>
    renderPage(startPage, {
      url,
      platform: platformOf({
        'GET /api/v1/payments': { payments: [], next: null },
        'GET /api/v1/user/contacts': { entries: [], more: false } as never,
        [SEND]: { status: 'success', number: TICKET.number, dueOn: FAKE_NOW },
      }),
    });
  const send = () => {
    fireEvent.change(screen.getByLabelText(/^Your message/), { target: { value: 'The refund has not arrived.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Start the chat' }));
  };

  it('sends the page only if its person says so', async () => {
    const first = await start('/support-chat/new?from=%2Fflats-for-rent');
    send();
    await waitFor(() => expect(first.location()).toBe('/support-chat/T-7K2M9QXA'));
    const sent = () => first.platform.calls.find(({ call }) => call === SEND)?.input;
    expect(sent()).toEqual({ form: { topic: 'payment', text: 'The refund has not arrived.', chat: 'yes' } });
    first.unmount();
    const second = await start('/support-chat/new?from=%2Fflats-for-rent');
    fireEvent.click(screen.getByRole('checkbox'));
    send();
    await waitFor(() => expect(second.location()).toBe('/support-chat/T-7K2M9QXA'));
    expect(second.platform.calls.find(({ call }) => call === SEND)?.input).toMatchObject({
      form: { page: '/flats-for-rent' },
    });
  });

  it('is about the order whose page asked for help, until its person chooses nothing', async () => {
    const { platform } = await start('/support-chat/new?about=order&reference=ord_1');
    const choice = screen.getByLabelText(/^Order or home that it is about/);
    expect((choice as HTMLSelectElement).value).toBe('order ord_1');
    fireEvent.change(choice, { target: { value: '' } });
    send();
    await waitFor(() => expect(platform.calls.some(({ call }) => call === SEND)).toBe(true));
    expect(platform.calls.find(({ call }) => call === SEND)?.input).toEqual({
      form: { topic: 'payment', text: 'The refund has not arrived.', chat: 'yes' },
    });
  });
});

describe('a conversation with support', () => {
  const open = (ticket: Ticket, answers: FakeAnswers = {}) =>
    renderPage(conversationPage, {
      url: `/support-chat/${ticket.number}`,
      params: { number: ticket.number },
      platform: platformOf({
        'GET /api/v1/support/tickets/{number}': ticket,
        'GET /api/v1/support/tickets': MINE,
        'PUT /api/v1/support/tickets/{number}/seen': { seenSeq: 2 },
        [REPLY]: ticket,
        ...answers,
      }),
    });
  const field = () => screen.getByRole('textbox', { name: 'Your message' }) as HTMLTextAreaElement;

  it('says who has it and by when, and tells the server what was seen', async () => {
    const { platform } = await open(TICKET);
    // In the header, and in the list beside it.
    expect(screen.getAllByText(/^Meera answers by/)).toHaveLength(2);
    expect(screen.getByRole('region', { name: 'Messages' }).textContent).toContain('On its way.');
    await waitFor(() =>
      expect(platform.calls).toContainEqual({
        call: 'PUT /api/v1/support/tickets/{number}/seen',
        input: { params: { number: TICKET.number }, json: { seq: 2 } },
      }),
    );
  });

  it('sends a message with a key', async () => {
    const { platform } = await open(TICKET);
    fireEvent.change(field(), { target: { value: 'Thank you' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(platform.calls.some(({ call }) => call === REPLY)).toBe(true));
    expect(platform.calls.find(({ call }) => call === REPLY)?.input).toEqual({
      params: { number: TICKET.number },
      json: { text: 'Thank you', clientKey: expect.stringMatching(/^[\w-]{22}$/) },
    });
  });

  it('keeps what is typed while an answer of support arrives', async () => {
    const { platform } = await open(TICKET);
    fireEvent.change(field(), { target: { value: 'One more thing' } });
    await act(async () => platform.sendLive('ticket', { seq: 3, state: 'answered' }));
    const reads = platform.calls.filter(({ call }) => call === 'GET /api/v1/support/tickets/{number}');
    expect(reads).toHaveLength(2);
    expect(field().value).toBe('One more thing');
  });

  it('that was solved long ago takes no message, and offers a new one', async () => {
    await open({ ...TICKET, state: 'solved', dueOn: null });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Start a new chat' })).toBeTruthy();
  });
});
