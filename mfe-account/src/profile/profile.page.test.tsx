import type { FakeAnswers } from '@aangan/shared-kit/testing/fake-platform';
import { FAKE_NOW, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './profile.page.tsx';

const PERSON = {
  status: 'success',
  id: 'acc_test',
  name: 'Asha Rao',
  user_phone: '+919812345678',
  user_email: 'asha@example.test',
  isLoggedIn: true,
  vipMember: false,
  ownsHomes: false,
  whatsAppOptIn: null,
  nri: false,
  emailVerified: true,
  hasPassword: false,
  secondaryPhone: null,
  timeZone: 'Asia/Kolkata',
  quietFrom: 21,
  quietTo: 8,
} as const;

const session = (id: string, client: string, current: boolean) => ({
  id,
  client,
  current,
  staff: false,
  since: FAKE_NOW,
  lastSeen: FAKE_NOW,
});

const ANSWERS: FakeAnswers = {
  'GET /api/v3/user/info': PERSON,
  'GET /api/v1/user/sessions': {
    sessions: [session('ses_1', 'Chrome on Android', true), session('ses_2', 'Firefox on Windows', false)],
  },
  'GET /api/v1/user/consents': { consents: [], log: [] },
  'GET /api/v1/user/export': { export: null },
  'GET /api/v1/user/deletion': { deletesAt: null, walletPaise: 0 },
  'GET /api/v1/user/do-not-call': { since: null },
};

async function open(answers: FakeAnswers = {}) {
  const platform = fakePlatform({ session: { loggedIn: true }, answers: { ...ANSWERS, ...answers } });
  await renderPage(page, { url: '/profile/myprofile', platform });
  return platform;
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const sent = ({ calls }: { calls: readonly { call: string; input: unknown }[] }, call: string) =>
  calls.filter((each) => each.call === call).map(({ input }) => input);

it('saves a valid name and rejects an invalid one with the message of the specification', async () => {
  const platform = await open({ 'POST /api/v1/account/save/profile': { status: 'success' } });
  const field = section('Name').getByLabelText('Your name');
  await userEvent.clear(field);
  await userEvent.type(field, 'As{Enter}');
  expect(section('Name').getByText('Minimum 3 characters required in name.')).toBeTruthy();
  await userEvent.type(field, 'ha Devi{Enter}');
  expect(await section('Name').findByText('Your name is saved.')).toBeTruthy();
  expect(sent(platform, 'POST /api/v1/account/save/profile')).toEqual([{ json: { name: 'Asha Devi' } }]);
});

it('leads to the other pages of the person, also on phones, where results have no menu', async () => {
  await open();
  const links = within(screen.getByRole('navigation', { name: 'Your account' })).getAllByRole('link');
  expect(links.slice(-3).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Visits', '/schedule-visit-jacket/banner'],
    ['Alerts', '/tenant-requirement/nudge'],
    ['Interested', '/tenant-interested'],
  ]);
});

it('verifies a new e-mail by code and keeps the input when the code is wrong', async () => {
  await open({
    'POST /api/v1/account/save/email': { status: 'success', verificationSent: true },
    'POST /api/v1/account/verify/email': fakeHttpError(400, 'Please enter valid OTP'),
  });
  const email = section('E-mail');
  await userEvent.clear(email.getByLabelText('E-mail'));
  await userEvent.type(email.getByLabelText('E-mail'), 'new@example.test{Enter}');
  await userEvent.type(await email.findByLabelText('Code from the e-mail'), '123456{Enter}');
  expect(await email.findByText('Please enter valid OTP')).toBeTruthy();
  expect(email.getByLabelText<HTMLInputElement>('Code from the e-mail').value).toBe('123456');
});

it('asks for the password when the login is too old', async () => {
  await open({
    'GET /api/v3/user/info': { ...PERSON, hasPassword: true },
    'POST /api/v1/account/save/email': fakeHttpError(403, 'Please log in once more.'),
  });
  await userEvent.click(section('E-mail').getByRole('button', { name: 'Change e-mail' }));
  expect(await section('E-mail').findByLabelText('Your password')).toBeTruthy();
});

it('rejects a short password before sending it, and saves a longer one', async () => {
  const platform = await open({ 'POST /api/v1/user/password/set': { status: 'success' } });
  const field = section('Password').getByLabelText('New password');
  await userEvent.type(field, 'short{Enter}');
  expect(section('Password').getByText('Your password needs at least 8 characters.')).toBeTruthy();
  await userEvent.type(field, ' but longer{Enter}');
  expect(await section('Password').findByText(/Your password is saved/)).toBeTruthy();
  expect(sent(platform, 'POST /api/v1/user/password/set')).toEqual([{ json: { password: 'short but longer' } }]);
});

it('withdraws and gives consent at once and shows the date', async () => {
  const answer = {
    purpose: 'whatsapp',
    given: true,
    version: '2026-11',
    at: FAKE_NOW,
    client: 'Chrome on Android',
  } as const;
  await open({ 'POST /api/v1/user/consents': answer });
  const consents = section('What you agreed to');
  await userEvent.click(consents.getByLabelText(/Messages on WhatsApp/));
  expect(await consents.findByText('Agreed on 16 Nov 2026, Chrome on Android, words of 2026-11')).toBeTruthy();
});

it('lists the logins and ends another login, but never the current one', async () => {
  const platform = await open({ 'DELETE /api/v1/user/sessions/{sessionId}': { ended: 1, loggedIn: true } });
  const logins = section('Where you are logged in');
  expect(logins.queryByRole('button', { name: /Chrome on Android/ })).toBeNull();
  await userEvent.click(logins.getByRole('button', { name: 'Log out Firefox on Windows' }));
  expect(await logins.findByText('Firefox on Windows is logged out.')).toBeTruthy();
  expect(sent(platform, 'DELETE /api/v1/user/sessions/{sessionId}')).toEqual([{ params: { sessionId: 'ses_2' } }]);
});

it('prepares a copy of the data', async () => {
  const copy = { id: 'exp_1', requestedAt: FAKE_NOW, expiresAt: null, state: 'preparing' } as const;
  await open({ 'POST /api/v1/user/export': copy });
  await userEvent.click(section('Your data').getByRole('button', { name: 'Prepare a copy' }));
  expect(await section('Your data').findByText(/We are preparing your copy/)).toBeTruthy();
});

it('links to a copy of the data that is ready', async () => {
  const copy = { id: 'exp_1', requestedAt: FAKE_NOW, expiresAt: FAKE_NOW + 86_400_000, state: 'ready' } as const;
  await open({ 'GET /api/v1/user/export': { export: copy } });
  const link = section('Your data').getByRole('link', { name: 'Download the copy' });
  expect(link.getAttribute('href')).toBe('/api/v1/user/export/exp_1/file');
});

it('asks for the password before a deletion when the login is too old', async () => {
  const platform = await open({
    'GET /api/v3/user/info': { ...PERSON, hasPassword: true },
    'POST /api/v1/user/deletion': fakeHttpError(403),
  });
  const deletion = section('Delete your account');
  await userEvent.click(deletion.getByText('What happens when you delete your account'));
  expect(deletion.queryByLabelText('Your password')).toBeNull();
  await userEvent.click(deletion.getByRole('button', { name: 'Delete my account' }));
  await userEvent.type(await deletion.findByLabelText('Your password'), 'correct horse');
  await userEvent.click(deletion.getByRole('button', { name: 'Delete my account' }));
  expect(sent(platform, 'POST /api/v1/user/deletion')).toEqual([
    { json: { forfeitWallet: false } },
    { json: { forfeitWallet: false, password: 'correct horse' } },
  ]);
});

it('deletes the account only when the wallet balance is given up, and lets the deletion be cancelled', async () => {
  const platform = await open({
    'GET /api/v1/user/deletion': { deletesAt: null, walletPaise: 5000 },
    'POST /api/v1/user/deletion': { deletesAt: FAKE_NOW + 7 * 86_400_000, walletPaise: 5000 },
    'DELETE /api/v1/user/deletion': { deletesAt: null, walletPaise: 5000 },
  });
  const deletion = section('Delete your account');
  await userEvent.click(deletion.getByText('What happens when you delete your account'));
  await userEvent.click(deletion.getByLabelText('I give up the ₹50 in my wallet'));
  await userEvent.click(deletion.getByRole('button', { name: 'Delete my account' }));
  expect(await deletion.findByText(/will be deleted on 23 Nov 2026/)).toBeTruthy();
  expect(sent(platform, 'POST /api/v1/user/deletion')).toEqual([{ json: { forfeitWallet: true } }]);
  await userEvent.click(deletion.getByRole('button', { name: 'Keep my account' }));
  expect(await deletion.findByText('What happens when you delete your account')).toBeTruthy();
});

it('stops the calls of our staff, and says since when', async () => {
  const platform = await open({ 'PUT /api/v1/user/do-not-call': { since: FAKE_NOW } });
  const calls = within(await screen.findByRole('region', { name: 'Calls from us' }));
  await userEvent.click(calls.getByRole('checkbox', { name: /^Do not call me/ }));
  expect(await calls.findByText(/^On since 16 Nov 2026\. Our staff message you instead/)).toBeTruthy();
  expect(sent(platform, 'PUT /api/v1/user/do-not-call')).toEqual([{ json: { doNotCall: true } }]);
});
