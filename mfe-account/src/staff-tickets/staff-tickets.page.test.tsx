import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { FAKE_NOW, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen } from '@testing-library/react';
import * as page from './staff-tickets.page.tsx';

type Opened = CallAnswer<'GET /api/v1/staff/tickets/{number}'>;

const TICKET: Opened = {
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
    { seq: 1, kind: 'asked', author: 'person', text: 'Where is it?', at: FAKE_NOW, dueOn: null, fileId: null },
    { seq: 2, kind: 'file', author: 'staff', text: '', at: FAKE_NOW, dueOn: null, fileId: 'upl_1' },
  ],
  page: null,
  seenSeq: 1,
  files: [{ id: 'upl_1', mediaType: 'application/pdf', bytes: 10, at: FAKE_NOW }],
  inTime: null,
  rating: null,
  wantsCall: true,
  mayReopen: false,
  name: 'Asha Rao',
  mine: true,
};

const open = (facts: Partial<Opened> = {}) =>
  renderPage(page, {
    url: `/staff/tickets?ticket=${TICKET.number}`,
    platform: fakePlatform({
      session: { loggedIn: true },
      answers: {
        'GET /api/v1/staff/tickets/{number}': { ...TICKET, ...facts },
        'GET /api/v1/staff/tickets/colleagues': { colleagues: [] },
      },
    }),
  });

it('staff who have a request answer it with words and files, and see that its person wants a call', async () => {
  await open();
  expect(screen.getByText('Wants a call')).toBeTruthy();
  expect(screen.getByText('We added a file.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'PDF 1' }).getAttribute('href')).toBe(
    '/api/v1/staff/tickets/T-7K2M9QXA/files/upl_1',
  );
  expect(screen.getByRole('textbox', { name: /^Your answer/ })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Picture or document' })).toBeTruthy();
});

it('a request of a colleague has no field and no picker', async () => {
  await open({ mine: false, wantsCall: false });
  expect(screen.queryByRole('textbox', { name: /^Your answer/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Picture or document' })).toBeNull();
  expect(screen.queryByText('Wants a call')).toBeNull();
});
