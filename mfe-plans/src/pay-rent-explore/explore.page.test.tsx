import { type FakeAnswers, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { EXIT_EXPERIMENTS } from '../exit-intent/public.ts';
import { SAMPLE_TERMS, sampleTenancy } from '../rent-tenancies/testing/public.ts';
import * as explorePage from './explore.page.tsx';

const LEAD = 'POST /api/v1/rent-pay/explore';
const ANSWERS: FakeAnswers = {
  'GET /api/v1/rent-pay/terms': SAMPLE_TERMS,
  'GET /api/v1/rent-pay/tenancies': { tenancies: [sampleTenancy()] },
  [LEAD]: { status: 'success', leadId: 'lead_1', message: 'Done' },
};
const platform = (loggedIn: boolean) =>
  fakePlatform({
    now: Date.parse('2026-11-24T05:00:00.000Z'),
    session: { loggedIn },
    buckets: { [EXIT_EXPERIMENTS.RENT_PAYMENT_PAGE]: 'a' },
    answers: ANSWERS,
  });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the page about paying rent', () => {
  const open = (url = '/pay-property-rent-online', loggedIn = false) =>
    renderPage(explorePage, { url, platform: platform(loggedIn) });

  it('calculates fee and arrival day of an amount, also of one in the address', async () => {
    await open('/pay-property-rent-online?amount=40,000');
    expect(screen.getByRole('row', { name: 'Net banking ₹200 ₹40,200 25 Nov' })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Card\s?if the landlord has finished KYC ₹708/ })).toBeTruthy();
    type('Amount for the landlord', '1,000');
    expect(screen.getByRole('row', { name: 'Net banking ₹15 ₹1,015 25 Nov' })).toBeTruthy();
    type('Amount for the landlord', '50');
    expect(screen.getByText('Between ₹100 and ₹5,00,000 at a time.', { selector: 'p' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('leads who has paid before to the next month', async () => {
    await open('/pay-property-rent-online', true);
    const pay = screen.getByRole('link', { name: 'Pay Dec 2026 to S. Ramanathan' });
    expect(pay.getAttribute('href')).toBe('/pay-rent/tenancy/ten_1');
  });

  it('sends the lead of who wants to be called, form-encoded', async () => {
    const page = await open();
    type('Name', 'Asha Rao');
    type('Mobile number', '98450 12345');
    type('Rent a month', '25,000');
    fireEvent.click(screen.getByRole('button', { name: 'Ask for a call' }));
    await waitFor(() => expect(page.location()).toBe('/pay-property-rent-online?asked=1#rent-call'));
    expect(page.platform.calls.find(({ call }) => call === LEAD)?.input).toEqual({
      form: { name: 'Asha Rao', phone: '98450 12345', city: 'bangalore', rentRupees: 25_000 },
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ask for a call' })).toBeNull());
  });
});
