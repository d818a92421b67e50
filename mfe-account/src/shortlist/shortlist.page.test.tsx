import { deviceShortlist, keepOnDevice } from '@aangan/shared-kit/platform/device-shortlist';
import { FAKE_NOW, type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleHomeRecord } from '../homes/testing/public.ts';
import * as page from './shortlist.page.tsx';

const [A, B] = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb'];

const shortlisted = (...records: ReturnType<typeof sampleHomeRecord>[]) => ({
  entries: records.map((record) => ({ record, shortlistedOn: FAKE_NOW })),
  total: records.length,
  page: 1,
  size: 30,
});

const open = (answers: FakeAnswers = {}) =>
  renderPage(page, {
    url: '/profile/shortlist',
    platform: fakePlatform({
      session: { loggedIn: true },
      answers: {
        'GET /api/v1/user/shortlist': shortlisted(
          sampleHomeRecord({ id: A, title: 'Home A' }),
          sampleHomeRecord({ id: B, title: 'Home B', active: false, inactiveReason: 'LETOUT' }),
        ),
        'GET /api/v1/user/activity': { viewed: [], searches: [] },
        ...answers,
      },
    }),
  });

const home = (title: string) => within(screen.getByRole('article', { name: title }));

beforeEach(() => localStorage.clear());

describe('the shortlist', () => {
  it('shows homes with price, and says of those that are gone what became of them', async () => {
    await open();
    expect(home('Home A').getByText('₹32 K a month')).toBeTruthy();
    expect(home('Home B').getByText('rented out')).toBeTruthy();
    expect(screen.getByText('2 homes')).toBeTruthy();
  });

  it('takes a home off at once, and brings it back on Undo', async () => {
    const { platform } = await open({
      'DELETE /api/v1/user/shortlist/{propertyId}': { shortlisted: false },
      'PUT /api/v1/user/shortlist/{propertyId}': { shortlisted: true },
    });
    fireEvent.click(home('Home A').getByRole('button', { name: 'Remove' }));
    expect(screen.queryByRole('article', { name: 'Home A' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('article', { name: 'Home A' })).toBeTruthy();
    await waitFor(() =>
      expect(platform.calls.slice(-2).map(({ call }) => call)).toEqual([
        'DELETE /api/v1/user/shortlist/{propertyId}',
        'PUT /api/v1/user/shortlist/{propertyId}',
      ]),
    );
  });

  it('puts a home back that could not be taken off, and says why', async () => {
    const { platform } = await open({ 'DELETE /api/v1/user/shortlist/{propertyId}': fakeHttpError(503, 'Not now.') });
    fireEvent.click(home('Home A').getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getByRole('article', { name: 'Home A' })).toBeTruthy());
    expect(platform.shownAlerts).toEqual([{ kind: 'error', message: 'Not now.' }]);
  });

  it('compares homes that are ticked, and opens a note in a sheet', async () => {
    const { platform } = await open();
    fireEvent.click(home('Home A').getByRole('checkbox', { name: 'Compare' }));
    expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
    fireEvent.click(home('Home B').getByRole('checkbox', { name: 'Compare' }));
    const link = screen.getByRole('link', { name: 'Compare 2 homes' });
    expect(link.getAttribute('href')).toBe(`/comparePage?ids=${A},${B}`);
    fireEvent.click(home('Home A').getByRole('button', { name: 'Note' }));
    expect(platform.openedSheets).toEqual([`/profile/myNotes/create/${A}`]);
  });

  it('takes in what this browser kept before the login', async () => {
    keepOnDevice([A]);
    const { platform } = await open({ 'POST /api/v1/user/shortlist/merge': { ids: [A] } });
    await waitFor(() => expect(deviceShortlist()).toEqual([]));
    expect(platform.calls).toContainEqual({
      call: 'POST /api/v1/user/shortlist/merge',
      input: { json: { ids: [A] } },
    });
  });

  it('says how to fill it when it is empty', async () => {
    await open({ 'GET /api/v1/user/shortlist': shortlisted() });
    expect(screen.getByRole('heading', { name: 'No homes yet' })).toBeTruthy();
  });
});

describe('what was looked at lately', () => {
  const activity = {
    viewed: [{ record: sampleHomeRecord({ title: 'Viewed home' }), viewedOn: FAKE_NOW }],
    searches: [{ title: 'Rent in Pune', to: '/flats-for-rent-in-pune', searchedOn: FAKE_NOW }],
  };

  it('is listed, and forgotten one by one', async () => {
    const { platform } = await open({
      'GET /api/v1/user/activity': activity,
      'DELETE /api/v1/user/activity/viewed/{propertyId}': { status: 'success' },
      'DELETE /api/v1/user/activity/searches': { status: 'success' },
    });
    fireEvent.click(screen.getByRole('button', { name: /^Remove Rent in Pune/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Rent in Pune' })).toBeNull());
    fireEvent.click(home('Viewed home').getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Looked at lately')).toBeNull());
    expect(platform.calls.at(-2)?.input).toEqual({ query: { to: '/flats-for-rent-in-pune' } });
  });

  it('is cleared at once', async () => {
    await open({ 'GET /api/v1/user/activity': activity, 'DELETE /api/v1/user/activity': { status: 'success' } });
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(screen.queryByText('Looked at lately')).toBeNull());
  });
});
