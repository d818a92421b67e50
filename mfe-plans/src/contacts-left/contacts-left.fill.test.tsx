import { PROGRESS_CHANGED } from '@aangan/shared-kit/platform/listing-progress-changed';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderFill } from '@aangan/shared-kit/testing/render-fill';
import { act, screen } from '@testing-library/react';
import * as fill from './contacts-left.fill.tsx';

const RENEWS = Date.parse('2026-11-30T18:30:00Z');

function withContacts(plan: string | null) {
  const allowance = { limit: 3, used: 1, left: 2, renewsOn: RENEWS, plan };
  return fakePlatform({
    session: { loggedIn: true },
    answers: { 'GET /api/v1/user/contacts': { entries: [], total: 0, page: 1, size: 10, allowance } },
  });
}

const visit = { url: '/property/p1/detail', props: { listingId: 'p1', category: 'RENT' as const } };

describe('the contacts under the price of a listing', () => {
  it('say how many are left, and lead to the plans of the listing’s seekers', async () => {
    await renderFill(fill, { ...visit, platform: withContacts(null) });
    expect(screen.getByText(/^2 of 3 free contacts left until/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toMatch(
      /^\/tenant\/plans\?returnURL=/,
    );
  });

  it('are counted again after a contact on the page', async () => {
    const platform = withContacts(null);
    await renderFill(fill, { ...visit, platform });
    const allowance = { limit: 3, used: 2, left: 1, renewsOn: RENEWS, plan: null };
    platform.answers['GET /api/v1/user/contacts'] = { entries: [], total: 0, page: 1, size: 10, allowance };
    act(() => void dispatchEvent(new CustomEvent(PROGRESS_CHANGED)));
    expect(await screen.findByText(/^1 of 3 free contacts left until/)).toBeTruthy();
  });

  it('name the plan that they belong to', async () => {
    await renderFill(fill, { ...visit, platform: withContacts('Comfort') });
    expect(screen.getByText(/^2 of 3 contacts of Comfort left/)).toBeTruthy();
  });

  it('are left out for a visitor without a login', async () => {
    const platform = fakePlatform();
    expect((await renderFill(fill, { ...visit, platform })).data).toBeNull();
    expect(platform.calls).toEqual([]);
  });
});
