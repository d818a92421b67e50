import type { ListingProgress } from '@aangan/shared-kit/contracts/listing-progress';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { FAKE_NOW, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { CONTACT_ACTION, VISIT_ACTION } from './listing-actions.ts';
import { MainSteps } from './main-steps.tsx';

const ID = 'abcdef0123456789';
const CONTACT = { propertyId: ID, name: 'Farhan', phone: '+910000000001', state: 'given', quietUntil: null } as const;

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(FAKE_NOW);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

let people = 0;
function open(progress: Partial<ListingProgress>, category: ListingCategory = 'RENT') {
  people += 1;
  const platform = fakePlatform({
    session: { loggedIn: true, account: { id: `acc_steps_${people}`, name: 'Asha' } },
    answers: {
      'GET /api/v1/user/listing-progress': { contacts: [], requested: [], visits: [], own: [], ...progress },
    },
  });
  const onAction = jest.fn();
  renderInRouter(<MainSteps listing={{ id: ID, category }} onAction={onAction} />, platform);
  return onAction;
}

describe('the main steps of a listing', () => {
  it('are contact and visit before anything was done', () => {
    const onAction = open({});
    for (const name of ['Contact owner', 'Schedule visit']) fireEvent.click(screen.getByRole('button', { name }));
    expect(onAction.mock.calls).toEqual([[CONTACT_ACTION], [VISIT_ACTION]]);
  });

  it('call the owner after a contact', async () => {
    open({ contacts: [CONTACT] });
    expect((await screen.findByRole('link', { name: 'Call Farhan' })).getAttribute('href')).toBe('tel:+910000000001');
    expect(screen.queryByRole('button', { name: 'Contact owner' })).toBeNull();
  });

  it('show the time of a booked visit, and open it', async () => {
    const onAction = open({ visits: [{ propertyId: ID, timeEpoch: Date.UTC(2026, 10, 19, 2, 30) }] });
    fireEvent.click(await screen.findByRole('button', { name: 'Visit: Thu 8 am' }));
    expect(onAction).toHaveBeenCalledWith(VISIT_ACTION);
  });

  it.each([
    [{ contacts: [{ ...CONTACT, state: 'hidden', phone: null }] }, 'Number hidden'],
    [{ contacts: [{ ...CONTACT, quietUntil: FAKE_NOW + 1 }] }, 'Call Farhan after 11 am'],
    [{ requested: [ID] }, 'Waiting for owner'],
  ] satisfies [Partial<ListingProgress>, string][])('open the sheet that explains: %j', async (progress, name) => {
    const onAction = open(progress);
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(onAction).toHaveBeenCalledWith(CONTACT_ACTION);
  });

  it('lead to the contacts when a contact was returned', async () => {
    open({ contacts: [{ ...CONTACT, state: 'returned', phone: null }] });
    const link = await screen.findByRole('link', { name: 'Contact returned' });
    expect(link.getAttribute('href')).toBe('/profile/myContacts');
  });

  it.each([
    ['RENT', '/tenant-interested'],
    ['PLOT', '/buyer-interested'],
  ] as const)('are the owner’s for an own listing: %s', async (category, path) => {
    open({ own: [ID] }, category);
    const link = await screen.findByRole('link', { name: 'Who is interested' });
    expect(link.getAttribute('href')).toBe(`${path}?propertyId=${ID}`);
    expect(screen.getByRole('link', { name: 'Visits' }).getAttribute('href')).toBe('/schedule-visit-jacket/banner');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
