import type { Ticket } from '@aangan/shared-kit/contracts/tickets';
import { FAKE_NOW, type FakeAnswers, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as newPage from './new-ticket.page.tsx';
import * as page from './ticket.page.tsx';
import * as listPage from './tickets.page.tsx';

const SEND = 'POST /crm-api/email/external-send';
const TICKET: Ticket = {
  number: 'T-7K2M9QXA',
  topic: 'payment',
  about: 'order',
  reference: 'ord_1',
  state: 'open',
  chat: false,
  receivedOn: FAKE_NOW,
  dueOn: FAKE_NOW + 3_600_000,
  heldBy: 'Meera',
  entries: [
    {
      seq: 1,
      kind: 'asked',
      author: 'person',
      text: 'Where is it?',
      at: FAKE_NOW,
      dueOn: FAKE_NOW + 3_600_000,
      fileId: null,
    },
  ],
  page: null,
  seenSeq: 1,
  files: [],
  inTime: null,
  rating: null,
  wantsCall: false,
  mayReopen: false,
};

const platformOf = (answers: FakeAnswers) => fakePlatform({ session: { loggedIn: true }, answers });
const open = (ticket: Ticket) =>
  renderPage(page, {
    url: `/help/tickets/${ticket.number}`,
    params: { number: ticket.number },
    platform: platformOf({
      'GET /api/v1/support/tickets/{number}': ticket,
      'POST /api/v1/support/tickets/{number}/replies': ticket,
      'POST /api/v1/support/tickets/{number}/solved': ticket,
      'PUT /api/v1/support/tickets/{number}/rating': ticket,
      'PUT /api/v1/support/tickets/{number}/call': ticket,
    }),
  });

it('a request carries what the address says it is about, in the open, and leads to its page', async () => {
  const { platform, location } = await renderPage(newPage, {
    url: '/help/new?about=order&reference=ord_1',
    platform: platformOf({ [SEND]: { status: 'success', number: TICKET.number, dueOn: FAKE_NOW } }),
  });
  expect(screen.getByText(/Order ord_1/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^What happened/), { target: { value: 'The refund has not arrived.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send to support' }));
  await waitFor(() => expect(location()).toBe('/help/tickets/T-7K2M9QXA'));
  expect(platform.calls.find(({ call }) => call === SEND)?.input).toEqual({
    form: { topic: 'payment', text: 'The refund has not arrived.', about: 'order', reference: 'ord_1' },
  });
});

it('an address with anything but an id of ours puts nothing into the request', async () => {
  await renderPage(newPage, { url: '/help/new?about=order&reference=Asha%2C%2098450', platform: platformOf({}) });
  expect(screen.queryByText(/98450/)).toBeNull();
});

it('the page of a request says who has it and by when we answer, and takes a message', async () => {
  const { platform } = await open(TICKET);
  expect(screen.getByText(/^Meera answers by/)).toBeTruthy();
  expect(screen.getByRole('log').textContent).toContain('Where is it?');
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  send();
  expect((await screen.findAllByText('Write a message first.')).length).toBeGreaterThan(0);
  fireEvent.change(screen.getByRole('textbox', { name: /^Add a message/ }), { target: { value: 'Any news?' } });
  send();
  await waitFor(() =>
    expect(platform.calls).toContainEqual({
      call: 'POST /api/v1/support/tickets/{number}/replies',
      input: { params: { number: TICKET.number }, json: { text: 'Any news?' } },
    }),
  );
});

it('the page loads again when support has answered', async () => {
  const { platform } = await open(TICKET);
  const reads = () => platform.calls.filter(({ call }) => call === 'GET /api/v1/support/tickets/{number}').length;
  platform.sendLive('ticket', { seq: 1, state: 'open' });
  expect(reads()).toBe(1);
  platform.sendLive('ticket', { seq: 2, state: 'answered' });
  await waitFor(() => expect(reads()).toBe(2));
});

it('a solved request asks how good the help was, and can be reopened while it is recent', async () => {
  const { platform, unmount } = await open({ ...TICKET, state: 'solved', dueOn: null, mayReopen: true });
  fireEvent.click(screen.getByRole('button', { name: 'Good' }));
  await waitFor(() => expect(platform.calls.at(-2)?.input).toMatchObject({ json: { stars: 4 } }));
  expect(screen.getByRole('textbox', { name: /^Not solved/ })).toBeTruthy();
  unmount();
  await open({ ...TICKET, state: 'solved', dueOn: null });
  expect(screen.queryByRole('textbox', { name: /^Not solved/ })).toBeNull();
});

it('an open request can be answered by a call, which is asked for and given up by a press', async () => {
  const CALL = 'PUT /api/v1/support/tickets/{number}/call';
  const { platform, unmount } = await open(TICKET);
  fireEvent.click(screen.getByRole('button', { name: 'Call me about it' }));
  await waitFor(() =>
    expect(platform.calls.find(({ call }) => call === CALL)?.input).toMatchObject({ json: { wanted: true } }),
  );
  unmount();
  await open({ ...TICKET, wantsCall: true });
  expect(screen.getByText('We will call you about this request.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cancel the call' })).toBeTruthy();
});

it('the list says how many answers came in time once there are twenty', async () => {
  const show = (answered: number, inTime: number) =>
    renderPage(listPage, {
      url: '/help/tickets',
      platform: platformOf({ 'GET /api/v1/support/tickets': { tickets: [TICKET], kept: { answered, inTime } } }),
    });
  const { unmount } = await show(19, 19);
  expect(screen.queryByText(/came on time/)).toBeNull();
  unmount();
  await show(20, 19);
  expect(screen.getByText('In the last 30 days, 95% of our answers came on time.')).toBeTruthy();
});
