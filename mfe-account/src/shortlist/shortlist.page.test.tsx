import { deviceShortlist, saveOnDevice } from '@aangan/shared-kit/platform/device-shortlist';
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
        'GET /api/v1/user/project-shortlist/ids': { ids: ['abc123def4'] },
        ...answers,
      },
    }),
  });

const home = (title: string) => within(screen.getByRole('article', { name: title }));

beforeEach(() => localStorage.clear());

describe('the shortlist page', () => {
  it('shows each home with its price, or why it is no longer available', async () => {
    await open();
    expect(home('Home A').getByText('₹32 K a month')).toBeTruthy();
    expect(home('Home B').getByText('rented out')).toBeTruthy();
    expect(screen.getByText('2 homes')).toBeTruthy();
  });

  it('leads to the shortlist of projects', async () => {
    await open();
    expect(screen.getByRole('link', { name: '1 builder project' }).getAttribute('href')).toBe('/shortlisted-projects');
  });

  it('removes a home at once and restores it with Undo', async () => {
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

  it('restores a home and shows the reason when the removal fails', async () => {
    const { platform } = await open({ 'DELETE /api/v1/user/shortlist/{propertyId}': fakeHttpError(503, 'Not now.') });
    fireEvent.click(home('Home A').getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getByRole('article', { name: 'Home A' })).toBeTruthy());
    expect(platform.shownAlerts).toEqual([{ kind: 'error', message: 'Not now.' }]);
  });

  it('compares the selected homes and opens a note in a sheet', async () => {
    const { platform } = await open();
    fireEvent.click(home('Home A').getByRole('checkbox', { name: 'Compare' }));
    expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
    fireEvent.click(home('Home B').getByRole('checkbox', { name: 'Compare' }));
    const link = screen.getByRole('link', { name: 'Compare 2 homes' });
    expect(link.getAttribute('href')).toBe(`/comparePage?ids=${A},${B}`);
    fireEvent.click(home('Home A').getByRole('button', { name: 'Note' }));
    expect(platform.openedSheets).toEqual([`/profile/myNotes/create/${A}`]);
  });

  it('imports the shortlist saved in this browser before the login', async () => {
    saveOnDevice([A]);
    const { platform } = await open({ 'POST /api/v1/user/shortlist/merge': { ids: [A] } });
    await waitFor(() => expect(deviceShortlist()).toEqual([]));
    expect(platform.calls).toContainEqual({
      call: 'POST /api/v1/user/shortlist/merge',
      input: { json: { ids: [A] } },
    });
  });

  it('says how to add homes when the shortlist is empty', async () => {
    await open({ 'GET /api/v1/user/shortlist': shortlisted() });
    expect(screen.getByRole('heading', { name: 'No homes yet' })).toBeTruthy();
  });
});

describe('the recent activity', () => {
  const activity = {
    viewed: [{ record: sampleHomeRecord({ title: 'Viewed home' }), viewedOn: FAKE_NOW }],
    searches: [{ title: 'Rent in Pune', to: '/flats-for-rent-in-pune', searchedOn: FAKE_NOW }],
  };

  it('lists viewed homes and searches, each with a button that removes it', async () => {
    const { platform } = await open({
      'GET /api/v1/user/activity': activity,
      'DELETE /api/v1/user/activity/viewed/{propertyId}': { status: 'success' },
      'DELETE /api/v1/user/activity/searches': { status: 'success' },
    });
    fireEvent.click(screen.getByRole('button', { name: /^Remove Rent in Pune/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Rent in Pune' })).toBeNull());
    fireEvent.click(home('Viewed home').getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Recently viewed')).toBeNull());
    const removed = platform.calls.find(({ call }) => call === 'DELETE /api/v1/user/activity/searches');
    expect(removed?.input).toEqual({ query: { to: '/flats-for-rent-in-pune' } });
  });

  it('removes all recent activity with one button', async () => {
    await open({ 'GET /api/v1/user/activity': activity, 'DELETE /api/v1/user/activity': { status: 'success' } });
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(screen.queryByText('Recently viewed')).toBeNull());
  });
});
