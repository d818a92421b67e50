import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { deviceShortlist, saveOnDevice } from '@aangan/shared-kit/platform/device-shortlist';
import { deleteDeviceViews, deviceViews, saveView } from '@aangan/shared-kit/platform/device-views';
import { FAKE_NOW, type FakePlatform, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import * as page from './overlay.page.tsx';
import { SAVED_ROWS } from './saved-rows.ts';

const A = sampleRecord({ id: 'aaaaaaaaaaaaaaaa', title: 'Home A', lastConfirmedOn: FAKE_NOW - 20 * DAY_MS });
const B = sampleRecord({ id: 'bbbbbbbbbbbbbbbb', title: 'Home B', lastConfirmedOn: FAKE_NOW - DAY_MS });
const GONE = sampleRecord({ id: 'cccccccccccccccc', title: 'Home C', active: false, inactiveReason: 'SOLDOUT' });

let people = 0;
function member(answers: FakePlatform['answers'] = {}) {
  people += 1;
  const entries = [A, B, GONE].map((record) => ({ record, shortlistedOn: FAKE_NOW - 9 * DAY_MS }));
  return fakePlatform({
    session: { loggedIn: true, account: { id: `acc_kept_${people}`, name: 'Asha' } },
    answers: {
      'GET /api/v1/user/shortlist': { entries, total: 3, page: 1, size: 30 },
      'GET /api/v1/user/shortlist/ids': { ids: [A.id, B.id, GONE.id] },
      'DELETE /api/v1/user/shortlist/{propertyId}': { shortlisted: false },
      'PUT /api/v1/user/shortlist/{propertyId}': { shortlisted: true },
      'GET /api/v1/user/activity': {
        viewed: [B, GONE].map((record) => ({ record, viewedOn: FAKE_NOW - 9 * DAY_MS })),
        searches: [],
      },
      'POST /api/v1/jacket/persist/audit/{jacketId}': { status: 'noted' },
      ...answers,
    },
  });
}

const anonymous = () => fakePlatform({ answers: { 'GET /api/v1/property/cards': { records: [B, A] } } });

const open = (path: string, platform = member()) => renderPage(page, { url: path, pattern: path, platform });
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
const removeOf = (title: string) => screen.findByRole('button', { name: new RegExp(`Remove.*${title}`) });

beforeEach(() => {
  saveOnDevice([]);
  deleteDeviceViews();
});

describe('pages of saved and viewed homes', () => {
  it.each(Object.keys(SAVED_ROWS))('%s says what it shows, and links on when it is empty', async (path) => {
    await open(path, fakePlatform());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(SAVED_ROWS[path]?.title);
    await screen.findByText(SAVED_ROWS[path]?.empty.title ?? '');
    expect(screen.getByRole('link', { name: 'Look at homes' })).toBeTruthy();
  });

  it('replace a removed home by an undo button', async () => {
    await open('/shortlist-property');
    expect(titles()).toEqual(['Home A', 'Home B', 'Home C']);
    fireEvent.click(await removeOf('Home A'));
    await screen.findByText('Removed: Home A');
    expect(document.activeElement?.textContent).toBe('Undo');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titles()).toEqual(['Home A', 'Home B', 'Home C']));
    expect(document.activeElement?.textContent).toBe('Remove: Home A');
  });

  it('say that a home is no longer listed, which can be removed but not compared', async () => {
    await open('/shortlist-property');
    expect(screen.getByText('rented out')).toBeTruthy();
    await removeOf('Home C');
    expect(screen.getAllByRole('checkbox', { name: 'Add to compare' })).toHaveLength(2);
  });

  it('show what changed since a home was shortlisted, with changed homes first', async () => {
    await open('/shortlist-jacket/banner');
    expect(titles()).toEqual(['Home C', 'Home B', 'Home A']);
    expect(screen.getByText('No longer available: rented out')).toBeTruthy();
    expect(screen.getByText('Confirmed again yesterday')).toBeTruthy();
  });

  it('show the homes of the device before login', async () => {
    saveOnDevice([A.id, B.id]);
    const { platform } = await open('/shortlist-property', anonymous());
    await waitFor(() => expect(titles()).toEqual(['Home A', 'Home B']));
    expect(platform.calls[0]).toMatchObject({ input: { query: { ids: `${A.id},${B.id}` } } });
  });

  it.each([
    ['/shortlist-property', 'POST /api/v1/user/shortlist/merge', () => saveOnDevice([A.id])],
    ['/property-jacket/banner', 'POST /api/v1/user/activity/merge', () => saveView({ id: B.id, viewedOn: 1 })],
  ] as const)('%s merges the homes of the device after login', async (path, call, keep) => {
    keep();
    const none = { 'GET /api/v1/user/shortlist': { entries: [], total: 0, page: 1, size: 30 } };
    const { platform } = await open(path, member({ ...none, [call]: { ids: [A.id], searches: [], viewed: [] } }));
    await waitFor(() => expect(platform.calls.at(-1)?.call).toMatch(/^GET/));
    expect(platform.calls.map((each) => each.call)).toContain(call);
    expect([deviceShortlist(), deviceViews()]).toEqual([[], []]);
  });

  it('show an error instead of an empty list when loading fails, and retry', async () => {
    saveOnDevice([A.id]);
    const { platform } = await open(
      '/shortlist-property',
      fakePlatform({ answers: { 'GET /api/v1/property/cards': fakeHttpError(503) } }),
    );
    await screen.findByText(/could not be loaded/);
    expect(screen.queryByText('No homes yet')).toBeNull();
    platform.answers['GET /api/v1/property/cards'] = { records: [A] };
    fireEvent.click(screen.getByRole('button', { name: /try again/i }));
    await waitFor(() => expect(titles()).toEqual(['Home A']));
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });
});

describe('pages of saved homes without a network', () => {
  afterEach(() => jest.restoreAllMocks());

  it('do not claim that the list is empty', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open('/shortlist-property', fakePlatform());
    expect(await screen.findByText(/^You are offline/)).toBeTruthy();
    expect(screen.queryByText('No homes yet')).toBeNull();
  });
});

describe('the page of viewed homes', () => {
  it('shows the homes of the account, with what changed since', async () => {
    await open('/property-jacket/banner');
    expect(titles()).toEqual(['Home C', 'Home B']);
    expect(screen.getByText('No longer available: rented out')).toBeTruthy();
    expect(screen.getByText('Confirmed again yesterday')).toBeTruthy();
  });

  it('shows the homes of the device before login, with what changed since', async () => {
    saveView({ id: B.id, viewedOn: FAKE_NOW - 9 * DAY_MS });
    await open('/property-jacket/banner', anonymous());
    expect(await screen.findByText('Confirmed again yesterday')).toBeTruthy();
  });

  it('can be excluded from suggestions', async () => {
    const { platform } = await open('/property-jacket/banner');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Don’t suggest it again' })));
    expect(await screen.findByText('We won’t show this suggestion again.')).toBeTruthy();
    expect(platform.calls).toContainEqual({
      call: 'POST /api/v1/jacket/persist/audit/{jacketId}',
      input: {
        params: { jacketId: 'property' },
        json: { uId: platform.session.account?.id, action: 'never' },
      },
    });
  });
});
