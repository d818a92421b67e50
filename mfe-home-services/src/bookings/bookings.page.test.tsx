import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen } from '@testing-library/react';
import { sampleBooking } from '../booking/testing/public.ts';
import * as page from './bookings.page.tsx';

const ACTIVE = 'GET /hs-backend/api/v1/myBookings/active';
const PAST = 'GET /hs-backend/api/v1/myBookings/past';
const INFO = 'GET /api/v3/user/info';

const PERSON = {
  ...{ status: 'known', id: 'acc_test', name: 'Asha', user_phone: '+919845012345', user_email: null },
  ...{ isLoggedIn: true, nri: false },
} as never;

const list = (count: number, total = count, page = 1) => ({
  ...({ sts: 1, status_code: 200, total, page } as const),
  bookings: Array.from({ length: count }, (_, index) => sampleBooking({ id: `bkg_${index}` })),
});

function open(url: string, answers: Parameters<typeof fakePlatform>[0] = {}) {
  const platform = fakePlatform({
    session: { loggedIn: true },
    answers: { [INFO]: PERSON, [ACTIVE]: list(0), [PAST]: list(0), ...answers.answers },
  });
  return renderPage(page, { url, platform });
}

describe('the list of bookings', () => {
  it('asks for the own number, and shows state, time and price of each', async () => {
    const { platform } = await open('/myBookings', { answers: { [ACTIVE]: list(1) } });
    expect(screen.getByRole('link', { name: 'Cleaning' }).getAttribute('href')).toBe('/myBookings/bkg_0');
    expect(screen.getByText('Professional assigned')).toBeTruthy();
    expect(screen.getByText('₹1,499')).toBeTruthy();
    expect(platform.calls.find(({ call }) => call === ACTIVE)?.input).toEqual({
      query: { phone: '+919845012345', page: 1 },
    });
  });

  it('has pages of past bookings', async () => {
    const { platform } = await open('/myBookings?view=past&page=2', { answers: { [PAST]: list(5, 25, 2) } });
    expect(screen.getByRole('link', { name: 'Past (25)' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/myBookings?view=past');
    expect(platform.calls.find(({ call }) => call === PAST)?.input).toMatchObject({ query: { page: 2 } });
  });

  it('leads to what can be booked while it is empty', async () => {
    await open('/myBookings');
    expect(screen.getByRole('link', { name: 'See home services' }).getAttribute('href')).toBe('/home-services');
  });

  it('asks an account without a number to add one', async () => {
    const without = { ...(PERSON as object), user_phone: null } as never;
    await open('/myBookings', { answers: { [INFO]: without } });
    expect(screen.getByRole('link', { name: 'Add a number in your profile' })).toBeTruthy();
  });
});
