import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ListingProgress as Progress } from '../contracts/listing-progress.ts';
import { refreshProgress } from '../platform/listing-progress-store.ts';
import { FAKE_NOW, type FakePlatform, fakeHttpError, fakePlatform } from '../testing/fake-platform.tsx';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { ListingProgress } from './listing-progress.tsx';

const CALL = 'GET /api/v1/user/listing-progress';
const NOTHING: Progress = { contacts: [], requested: [], visits: [], own: [] };
const CONTACT = { propertyId: 'a', name: 'Farhan', phone: '+910000000001', state: 'given', quietUntil: null } as const;
const THURSDAY_8_AM = Date.UTC(2026, 10, 19, 2, 30);

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(FAKE_NOW);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

let people = 0;
function member(progress: Partial<Progress>): FakePlatform {
  people += 1;
  return fakePlatform({
    session: { loggedIn: true, account: { id: `acc_progress_${people}`, name: 'Asha' } },
    answers: { [CALL]: { ...NOTHING, ...progress } },
  });
}

const show = (platform: FakePlatform, { closed = false, ids = ['a'] } = {}) =>
  renderInRouter(
    <div>
      {ids.map((id) => (
        <ListingProgress key={id} id={id} title={`Home ${id}`} closed={closed} />
      ))}
    </div>,
    platform,
  );

const link = (words: string) => screen.findByRole('link', { name: new RegExp(`^${words} ?: Home [a-c]$`) });
const seen = () => screen.queryAllByRole('link').map((each) => each.textContent);

describe('the progress of a listing', () => {
  it('calls nothing and shows nothing to a visitor without login', () => {
    const platform = fakePlatform();
    show(platform);
    expect([platform.calls, seen()]).toEqual([[], []]);
  });

  it('dials the owner’s number, and leads to the visit', async () => {
    show(member({ contacts: [CONTACT], visits: [{ propertyId: 'a', timeEpoch: THURSDAY_8_AM }] }));
    expect((await link('Call Farhan')).getAttribute('href')).toBe('tel:+910000000001');
    expect((await link('Visit: Thu 8 am')).getAttribute('href')).toBe('/schedule-visit-jacket/banner');
  });

  it.each([
    [{ contacts: [{ ...CONTACT, state: 'hidden', phone: null }] }, 'Number hidden'],
    [{ contacts: [{ ...CONTACT, state: 'returned', phone: null }] }, 'Contact returned'],
    [{ contacts: [{ ...CONTACT, quietUntil: FAKE_NOW + 3_600_000 }] }, 'Call Farhan after 11 am'],
    [{ requested: ['a'] }, 'Waiting for owner'],
  ] satisfies [Partial<Progress>, string][])('leads to the contacts, without a number: %j', async (progress, words) => {
    show(member(progress));
    expect((await link(words)).getAttribute('href')).toBe('/profile/myContacts');
  });

  it('offers no call for a home that is gone', async () => {
    show(member({ contacts: [CONTACT] }), { closed: true });
    expect((await link('You contacted Farhan')).getAttribute('href')).toBe('/profile/myContacts');
  });

  it('marks an own listing', async () => {
    show(member({ own: ['a'] }));
    expect((await link('Your listing')).getAttribute('href')).toBe('/profile/properties');
  });

  it('shows the next of two visits', async () => {
    const visits = [THURSDAY_8_AM, THURSDAY_8_AM + 86_400_000].map((timeEpoch) => ({ propertyId: 'a', timeEpoch }));
    show(member({ visits }));
    await link('Visit: Thu 8 am');
    expect(seen()).toHaveLength(1);
  });

  it('is loaded once for all listings of the document', async () => {
    const platform = member({ contacts: [CONTACT], own: ['c'] });
    show(platform, { ids: ['a', 'b', 'c'] });
    await link('Your listing');
    expect(platform.calls).toHaveLength(1);
    expect(seen()).toEqual(['Call Farhan: Home a', 'Your listing: Home c']);
  });

  it('changes on every listing after something was done', async () => {
    const platform = member({});
    show(platform);
    await waitFor(() => expect(platform.calls).toHaveLength(1));
    platform.answers[CALL] = { ...NOTHING, contacts: [CONTACT] };
    await act(() => refreshProgress(platform));
    await link('Call Farhan');
  });

  it('is loaded again when the tab is shown again', async () => {
    const platform = member({ contacts: [CONTACT] });
    show(platform);
    await link('Call Farhan');
    platform.answers[CALL] = NOTHING;
    jest.spyOn(Date, 'now').mockReturnValue(FAKE_NOW + 2_000);
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(seen()).toEqual([]));
    expect(platform.calls).toHaveLength(2);
  });

  it('belongs to one account', async () => {
    show(member({ contacts: [CONTACT] }));
    await link('Call Farhan');
    cleanup();
    const other = member({});
    show(other);
    await waitFor(() => expect(other.calls).toHaveLength(1));
    expect(seen()).toEqual([]);
  });

  it('shows nothing when the call fails, and the next listing asks again', async () => {
    const platform = member({});
    platform.answers[CALL] = fakeHttpError(503);
    show(platform);
    await waitFor(() => expect(platform.calls).toHaveLength(1));
    platform.answers[CALL] = { ...NOTHING, contacts: [CONTACT] };
    cleanup();
    show(platform);
    await link('Call Farhan');
  });
});
