import type { InterestedPerson } from '@aangan/shared-kit/contracts/interested';
import { FAKE_NOW, type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import * as page from './interested.page.tsx';

const HOME = {
  id: 'aaaaaaaaaaaaaaaa',
  title: '2 BHK in Indiranagar',
  url: '/property/rent/x/a/detail',
  shortlists: 3,
  contacts: 1,
};
const CONTACT: InterestedPerson = {
  id: 'con_aaaaaaaaaaaaaaaaaaaa',
  by: 'contact',
  listingId: HOME.id,
  person: { name: 'Meera Iyer', phone: '+910000000002', quietUntil: null },
  at: FAKE_NOW,
  visitAt: null,
  request: null,
  about: null,
  myNumberHiddenOn: null,
  report: null,
  claim: null,
};
const WAITING: InterestedPerson = {
  ...CONTACT,
  id: 'crq_aaaaaaaaaaaaaaaaaaaa',
  by: 'request',
  person: { name: 'Ravi', phone: null, quietUntil: null },
  request: 'waiting',
  about: { whoMovesIn: 'A couple', work: 'Teacher', moveIn: '2026-12-01', note: '' },
};

const LIST = 'GET /api/v1/user/interested';
const answer = (...people: InterestedPerson[]) => ({
  listings: [HOME],
  people,
  total: people.length,
  page: 1,
  size: 20,
  askFirst: false,
  lastAt: null,
});

const open = (answers: FakeAnswers, url = '/tenant-interested') =>
  renderPage(page, {
    url,
    pattern: url.replace(/\?.*/, ''),
    platform: fakePlatform({ session: { loggedIn: true }, answers }),
  });

describe('people interested in one’s homes', () => {
  it('are listed with action and introduction, and with their number after a contact', async () => {
    await open({ [LIST]: answer(WAITING, CONTACT) });
    expect(screen.getByText(/Their number is \+91 00000 00002/)).toBeTruthy();
    expect(screen.getByText('A couple')).toBeTruthy();
    expect(screen.getByText('1 Dec 2026')).toBeTruthy();
    expect(screen.getByText('3 shortlists · 1 contact')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Call' })).toHaveLength(1);
  });

  it('appear while the page is open, and count up', async () => {
    const { platform } = await open({ [LIST]: { ...answer(), lastAt: FAKE_NOW } });
    act(() => platform.sendLive('interested-people', { at: FAKE_NOW }));
    expect(platform.calls).toHaveLength(1);
    platform.answers[LIST] = { ...answer(CONTACT), listings: [{ ...HOME, contacts: 2 }], lastAt: FAKE_NOW + 1 };
    act(() => platform.sendLive('interested-people', { at: FAKE_NOW + 1 }));
    expect(await screen.findByText('3 shortlists · 2 contacts')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Meera Iyer' })).toBeTruthy();
  });

  it('are shown with the time of their visit in India', async () => {
    const visitAt = Date.parse('2026-11-20T11:00:00+05:30');
    await open({ [LIST]: answer({ ...CONTACT, by: 'visit', visitAt, person: WAITING.person }) });
    expect(screen.getByText('Has booked a visit for 20 Nov 2026, 11 am.')).toBeTruthy();
  });

  it.each([
    ['Give my number', true, 'allowed'],
    ['No, thank you', false, 'declined'],
  ] as const)('receive the owner’s answer: %s', async (name, allow, state) => {
    const { platform } = await open({
      [LIST]: answer(WAITING),
      'POST /api/v1/user/contact-requests/{requestId}': { state },
    });
    platform.answers[LIST] = answer(allow ? CONTACT : { ...WAITING, request: 'declined' });
    fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    expect(platform.calls[1]?.input).toEqual({ params: { requestId: WAITING.id }, json: { allow } });
    expect(screen.getByText(allow ? /Their number is/ : /You declined/)).toBeTruthy();
  });

  it('can be blocked from the owner’s number, and reported', async () => {
    const { platform } = await open({
      [LIST]: answer(CONTACT),
      'PUT /api/v1/user/contacts/{contactId}/my-number': { status: 'success' },
      'POST /api/v1/user/contacts/{contactId}/report': { state: 'received' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Hide my number' }));
    expect(await screen.findByText(/Your number is now hidden from Meera Iyer/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Report' }));
    const reason = screen.getByLabelText('What is wrong with Meera Iyer’s number?');
    fireEvent.change(reason, { target: { value: 'BROKER' } });
    fireEvent.click(screen.getByRole('button', { name: 'Report number' }));
    expect(await screen.findByText(/You reported this number/)).toBeTruthy();
    expect(platform.calls.at(-1)?.input).toMatchObject({ json: { reason: 'BROKER' } });
  });

  it('are requested by kind, home and page', async () => {
    const { platform } = await open({ [LIST]: answer(CONTACT) }, `/buyer-interested?propertyId=${HOME.id}&page=2`);
    expect(platform.calls[0]?.input).toEqual({ query: { kind: 'buyer', page: 2, propertyId: HOME.id } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Buyers interested in your property');
  });

  it('need approval once the owner turns it on, and not when saving fails', async () => {
    const PREFERENCE = 'PUT /api/v1/user/contact-preference';
    const { platform } = await open({ [LIST]: answer(CONTACT), [PREFERENCE]: { status: 'success' } });
    const box = () => screen.getByLabelText<HTMLInputElement>(/Ask me before/);
    fireEvent.click(box());
    expect(await screen.findByText('From now on, we ask you first.')).toBeTruthy();
    platform.answers[PREFERENCE] = fakeHttpError(503, 'Not now.');
    fireEvent.click(box());
    await waitFor(() => expect(platform.shownAlerts).toEqual([{ kind: 'error', message: 'Not now.' }]));
    expect(box().checked).toBe(true);
  });

  it('are none for a person without listings, with a link to post one', async () => {
    await open({ [LIST]: { ...answer(), listings: [] } });
    expect(screen.getByRole('heading', { name: 'No home here for tenants yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Post your property free' }).getAttribute('href')).toBe(
      '/list-your-property-for-rent-sale',
    );
    expect(screen.getByRole('link', { name: 'See plans' })).toBeTruthy();
  });

  it('are none for an address that names no home', async () => {
    const thrown: unknown = await open({}, '/tenant-interested?propertyId=../x').catch((error: unknown) => error);
    expect((thrown as Response).status).toBe(404);
  });
});
