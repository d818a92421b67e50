import { DRAFT_LIMITS } from '@aangan/shared-kit/domain/posting/draft-limits';
import { manageLink, newListingLink } from '@aangan/shared-kit/links/posting';
import { FAKE_NOW, type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen } from '@testing-library/react';
import { DRAFT_ID, sampleDraft } from '../listing-form/testing/public.ts';
import * as personal from './personal.page.tsx';
import * as start from './start.page.tsx';

const CREATE = 'POST /api/v1/property/manage';
const LIST = 'GET /user/{userId}/continue/listings';
const INFO = 'GET /api/v3/user/info';

const first = manageLink({ id: DRAFT_ID, category: 'RENT', pageName: 'property' });
const line = (id: string) => ({
  ...({ id, category: 'RENT', city: 'bangalore', title: '2 BHK home for rent in Koramangala' } as const),
  ...({ percent: 50, next: 'price', url: `/property/manage/rent/${id}/price` } as const),
  ...{ changedOn: FAKE_NOW, deletedOn: FAKE_NOW },
});
const drafts = (count: number) => ({
  statusCode: 200 as const,
  responseBody: { listings: Array.from({ length: count }, (_, index) => line(`draft${index}00000000`)) },
});

const visit = (loggedIn: boolean, answers: FakeAnswers = {}, query = '') =>
  renderPage(start, {
    url: `/list-your-property-for-rent-sale${query}`,
    platform: fakePlatform({
      session: { loggedIn },
      answers: { [LIST]: drafts(0), [CREATE]: sampleDraft('RENT'), ...answers },
    }),
  });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('the start of a listing', () => {
  it('starts a draft of the chosen kind and city with one press', async () => {
    const { platform, location } = await visit(true);
    await act(async () => fireEvent.change(screen.getByLabelText('City'), { target: { value: 'pune' } }));
    await press('Home: Rent out');
    expect(platform.calls.find(({ call }) => call === CREATE)?.input).toEqual({
      json: { category: 'RENT', city: 'pune' },
    });
    expect(platform.callHeaders.some((headers) => 'idempotency-key' in headers)).toBe(true);
    expect(location()).toBe(first);
  });

  it('asks a guest for the login and details first, with the same choice', async () => {
    const { platform, location } = await visit(false);
    await press('Plot: Sell');
    expect(location()).toBe(newListingLink({ category: 'PLOT', city: 'bangalore' }));
    expect(platform.calls).toEqual([]);
  });

  it('offers to continue unfinished listings, and starts no more than the limit', async () => {
    const { unmount } = await visit(true, { [LIST]: drafts(2) });
    const links = screen.getAllByRole('link', { name: /^Continue/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/property/manage/rent/draft000000000/price',
      '/property/manage/rent/draft100000000/price',
    ]);
    unmount();
    await visit(true, { [LIST]: drafts(DRAFT_LIMITS.open) });
    expect(screen.getByText(/You have 20 unfinished listings/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Home: Rent out' })).toBeNull();
  });

  it('works without the list of unfinished listings, and says why a draft was refused', async () => {
    await visit(true, { [LIST]: fakeHttpError(503), [CREATE]: fakeHttpError(409, 'Too many.') });
    expect(screen.getByText(/could not be loaded/)).toBeTruthy();
    await press('Home: Sell');
    expect((await screen.findByRole('alert')).textContent).toContain('Too many.');
  });

  it('leads back only to this site', async () => {
    const { unmount } = await visit(false, {}, '?returnURL=/wallet');
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/wallet');
    unmount();
    await visit(false, {}, '?returnURL=https://evil.example/');
    expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
  });
});

describe('the details of who posts', () => {
  const info = {
    ...({
      status: 'success',
      id: 'acc_test',
      name: 'Asha',
      user_phone: null,
      user_email: 'asha@example.test',
    } as const),
    ...{ isLoggedIn: true, vipMember: false, ownsHomes: false, whatsAppOptIn: null, nri: false, emailVerified: false },
    ...{ hasPassword: false, secondaryPhone: null, timeZone: 'Asia/Kolkata', quietFrom: 21, quietTo: 8 },
  };
  const open = () =>
    renderPage(personal, {
      url: newListingLink({ category: 'RENT', city: 'pune' }),
      platform: fakePlatform({
        session: { loggedIn: true },
        answers: {
          [INFO]: info,
          [CREATE]: sampleDraft('RENT'),
          'POST /api/v1/account/save/profile': { status: 'success' },
          'POST /api/v1/whatsapp/opt': { optIn: 'TRUE' },
        },
      }),
    });

  it('saves what was changed, asks WhatsApp only of who ticks it, and starts the listing', async () => {
    const { platform, location } = await open();
    const box = screen.getByLabelText<HTMLInputElement>(/on WhatsApp$/);
    expect(box.checked).toBe(false);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Asha Rao' } });
    await press('Start listing');
    expect(platform.calls.map(({ call }) => call).filter((call) => call !== INFO)).toEqual([
      'POST /api/v1/account/save/profile',
      CREATE,
    ]);
    expect(location()).toBe(first);
  });

  it('stores the consent that was given', async () => {
    const { platform } = await open();
    fireEvent.click(screen.getByLabelText(/on WhatsApp$/));
    await press('Start listing');
    expect(platform.calls).toContainEqual({ call: 'POST /api/v1/whatsapp/opt', input: { query: { optIn: 'TRUE' } } });
  });
});
