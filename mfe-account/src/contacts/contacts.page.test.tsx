import type { ContactEntry } from '@aangan/shared-kit/contracts/contacts';
import type { PageModule } from '@aangan/shared-kit/platform/page';
import { FAKE_NOW, type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { sampleHomeRecord } from '../homes/testing/public.ts';
import * as enquiries from './enquiries.page.tsx';
import * as contacts from './my-contacts.page.tsx';

const ENTRY: ContactEntry = {
  id: 'con_aaaaaaaaaaaaaaaaaaaa',
  listing: sampleHomeRecord(),
  person: { name: 'Farhan Khan', phone: '+910000000001', quietUntil: null },
  contactedOn: FAKE_NOW,
  myNumberHiddenOn: null,
  report: null,
  claim: null,
};

const ledger = (...entries: ContactEntry[]) => ({
  entries,
  total: entries.length,
  page: 1,
  size: 20,
  allowance: { limit: 3, used: 1, left: 2, renewsOn: FAKE_NOW, plan: null },
});

const INFO = {
  status: 'success',
  id: 'acc_test',
  name: 'Asha Rao',
  user_phone: null,
  user_email: null,
  isLoggedIn: true,
  vipMember: false,
  ownsHomes: false,
  whatsAppOptIn: null,
  emailVerified: false,
  hasPassword: false,
  secondaryPhone: null,
  timeZone: 'Asia/Kolkata',
  quietFrom: 21,
  quietTo: 8,
} as const;

const open = <Data,>(module: PageModule<Data>, answers: FakeAnswers) =>
  renderPage(module, {
    url: '/profile/myContacts',
    platform: fakePlatform({
      session: { loggedIn: true },
      answers: {
        'GET /api/v3/user/info': INFO as never,
        ...answers,
      },
    }),
  });

describe('the contacts page', () => {
  it('shows the numbers that both sides have, the date, and the contacts left', async () => {
    const { platform } = await open(contacts, { 'GET /api/v1/user/contacts': ledger(ENTRY) });
    expect(screen.getByText('You have the number +91 00000 00001.')).toBeTruthy();
    expect(screen.getByText('Farhan Khan has had your number since 16 Nov 2026.')).toBeTruthy();
    expect(screen.getByText(/^2 of 3 free contacts are left/)).toBeTruthy();
    expect(platform.calls[0]?.input).toEqual({ query: { role: 'seeker', page: 1 } });
  });

  it('hides the reader’s number and says that it may have been noted', async () => {
    await open(contacts, {
      'GET /api/v1/user/contacts': ledger(ENTRY),
      'PUT /api/v1/user/contacts/{contactId}/my-number': { status: 'success' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Hide my number' }));
    expect(await screen.findByText(/Your number is hidden here now\. Farhan Khan may have noted it/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show my number again' })).toBeTruthy();
  });

  it('shows an error and leaves the number visible when hiding it fails', async () => {
    const { platform } = await open(contacts, {
      'GET /api/v1/user/contacts': ledger(ENTRY),
      'PUT /api/v1/user/contacts/{contactId}/my-number': fakeHttpError(503, 'Not now.'),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Hide my number' }));
    await waitFor(() => expect(platform.shownAlerts).toEqual([{ kind: 'error', message: 'Not now.' }]));
    expect(screen.getByText(/has had your number since/)).toBeTruthy();
  });

  it('sends a report with its reason and shows the status of the report', async () => {
    const { platform } = await open(contacts, {
      'GET /api/v1/user/contacts': ledger(ENTRY),
      'POST /api/v1/user/contacts/{contactId}/report': { state: 'received' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Report' }));
    fireEvent.change(await screen.findByLabelText(/What is wrong with Farhan Khan/), { target: { value: 'BROKER' } });
    fireEvent.click(screen.getByRole('button', { name: 'Report number' }));
    expect(await screen.findByText(/You reported this number\. Our staff have not checked/)).toBeTruthy();
    expect(platform.calls.at(-1)?.input).toMatchObject({ json: { reason: 'BROKER' } });
  });

  it('sends a claim about a failed contact with one press and shows its status', async () => {
    const claim = { reason: 'RENTED_OUT', state: 'waiting', why: null, answerBy: FAKE_NOW } as const;
    const { platform } = await open(contacts, {
      'GET /api/v1/user/contacts': ledger(ENTRY),
      'POST /api/v1/user/contacts/{contactId}/claim': { claim },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Contact didn’t work?' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Already rented out or sold' }));
    expect(
      await screen.findByText(/get the contact back if the owner agrees, or does not answer within 48 hours/),
    ).toBeTruthy();
    expect(platform.calls.at(-1)?.input).toMatchObject({ json: { reason: 'RENTED_OUT' } });
    expect(screen.queryByRole('button', { name: 'Contact didn’t work?' })).toBeNull();
    // The pressed button is gone. Keyboard focus stays in the row.
    expect(document.activeElement?.textContent).toContain('get the contact back if the owner agrees');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('says why a contact was returned', async () => {
    const claim = { reason: 'NOT_REACHABLE', state: 'returned', why: 'NO_ANSWER', answerBy: FAKE_NOW } as const;
    await open(contacts, { 'GET /api/v1/user/contacts': ledger({ ...ENTRY, claim }) });
    expect(
      screen.getByText(/You got this contact back, because the owner did not answer within 48 hours/),
    ).toBeTruthy();
  });

  it('asks in each row not to call during quiet hours', async () => {
    const person = { ...ENTRY.person, quietUntil: FAKE_NOW + 5.5 * 3_600_000 };
    await open(contacts, { 'GET /api/v1/user/contacts': ledger({ ...ENTRY, person }) });
    expect(screen.getByText(/prefers no calls for the next 6 hours/)).toBeTruthy();
  });

  it('saves quiet hours and confirms it in place', async () => {
    const { platform } = await open(contacts, {
      'GET /api/v1/user/contacts': ledger(),
      'POST /api/v1/account/save/profile': { status: 'success' },
    });
    fireEvent.change(await screen.findByLabelText('Where you live'), { target: { value: 'Asia/Dubai' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your quiet hours are saved.')).toBeTruthy();
    expect(platform.calls.at(-1)?.input).toEqual({ json: { timeZone: 'Asia/Dubai', quietFrom: 21, quietTo: 8 } });
  });
});

describe('the enquiries page', () => {
  it('lists the people who asked about the owner’s homes, including homes no longer listed', async () => {
    const hidden = { ...ENTRY.person, name: 'Meera Iyer', phone: null };
    const { platform } = await open(enquiries, {
      'GET /api/v1/user/contacts': ledger({ ...ENTRY, listing: null, person: hidden }),
    });
    expect(screen.getByText('Meera Iyer')).toBeTruthy();
    expect(screen.getByText('This person has hidden their number.')).toBeTruthy();
    expect(screen.getByText(/a home that is no longer listed/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
    expect(platform.calls[0]?.input).toEqual({ query: { role: 'owner', page: 1 } });
  });

  it('lets the owner answer a claim about a failed contact', async () => {
    const claim = { reason: 'RENTED_OUT', state: 'waiting', why: null, answerBy: FAKE_NOW } as const;
    const { platform } = await open(enquiries, {
      'GET /api/v1/user/contacts': ledger({ ...ENTRY, claim }),
      'POST /api/v1/user/contacts/{contactId}/claim/answer': { claim: { ...claim, state: 'denied' } },
    });
    expect(screen.queryByRole('button', { name: 'Contact didn’t work?' })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'It is still available' }));
    expect(await screen.findByText(/You said that the home is still available/)).toBeTruthy();
    expect(platform.calls.at(-1)?.input).toMatchObject({ json: { agrees: false } });
  });
});
