import { type FakeAnswers, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { sampleLandlord, sampleTenancy } from '../rent-tenancies/testing/public.ts';
import * as tenancyPage from './tenancy.page.tsx';

const TENANCY = 'GET /api/v1/rent-pay/tenancies/{tenancyId}';
const START = 'POST /api/v1/rent-pay/tenancies/{tenancyId}/dues';
const LANDLORD = 'GET /api/v1/rent-pay/landlords/{landlordId}';
const ASK = 'POST /api/v1/rent-pay/landlords/{landlordId}/ask-consent';
const END = 'DELETE /api/v1/rent-pay/tenancies/{tenancyId}';

const open = (url: string, answers: FakeAnswers = {}) =>
  renderPage(tenancyPage, {
    url,
    params: { tenancyId: 'ten_1' },
    platform: fakePlatform({
      now: Date.parse('2026-11-24T05:00:00.000Z'),
      session: { loggedIn: true },
      answers: { [TENANCY]: sampleTenancy(), [LANDLORD]: sampleLandlord(), ...answers },
    }),
  });
type Opened = Awaited<ReturnType<typeof open>>;

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = ({ platform }: Opened, call: string) => platform.calls.find((each) => each.call === call)?.input;

beforeEach(() => sessionStorage.clear());

describe('the amount', () => {
  it('is that of the next month, and leads to the page where it is reviewed', async () => {
    const page = await open('/pay-rent/tenancy/ten_1', { [START]: { id: 'due_1' } as never });
    expect(screen.getByLabelText<HTMLSelectElement>('For the month of').value).toBe('2026-12');
    type('Payment for', 'deposit');
    type('Amount for the landlord', '1,50,000');
    press('Review the payment');
    await waitFor(() => expect(page.location()).toBe('/pay-rent/due/due_1'));
    expect(sent(page, START)).toEqual({
      params: { tenancyId: 'ten_1' },
      json: { kind: 'deposit', month: '2026-12', paise: 1_50_000_00 },
    });
  });

  it('outside of the limits is refused before it is sent', async () => {
    const page = await open('/pay-rent/tenancy/ten_1');
    type('Amount for the landlord', '99');
    press('Review the payment');
    expect(await screen.findAllByText('Enter an amount from ₹100 to ₹5,00,000.')).toHaveLength(2);
    expect(sent(page, START)).toBeUndefined();
  });

  it('of bills has its own path', async () => {
    const bill = { [TENANCY]: sampleTenancy({ kind: 'bill' }) };
    await expect(open('/pay-rent/tenancy/ten_1', bill)).rejects.toMatchObject({ status: 302 });
    await open('/bill-account/tenancy/ten_1', bill);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pay maintenance and society dues');
    const kinds = screen.getByLabelText<HTMLSelectElement>('Payment for');
    expect([...kinds.options].map(({ text }) => text)).toEqual(['Maintenance', 'Society dues']);
  });

  it('is not asked for any more after the home has ended', async () => {
    const page = await open('/pay-rent/tenancy/ten_1', { [END]: { status: 'success' } });
    press('Stop');
    await waitFor(() => expect(page.location()).toBe('/pay-rent'));
    expect(sent(page, END)).toEqual({ params: { tenancyId: 'ten_1' } });
  });

  it('is nothing for a flatmate, who is led to the shares', async () => {
    const ofOther = { [TENANCY]: sampleTenancy({ isOwn: false }) };
    await expect(open('/pay-rent/tenancy/ten_1', ofOther)).rejects.toMatchObject({ status: 302 });
  });
});

describe('the landlord', () => {
  it('is asked by a link to agree', async () => {
    const page = await open('/pay-rent/tenancy/ten_1', { [ASK]: sampleLandlord() });
    page.platform.answers[LANDLORD] = sampleLandlord({ consent: { state: 'asked', at: 1_790_000_000_000 } });
    press('Send the link by SMS');
    expect(await screen.findByText(/^We sent your landlord a link on/)).toBeTruthy();
    expect(sent(page, ASK)).toEqual({ params: { landlordId: 'lld_1' }, json: { by: 'SMS' } });
  });

  it('who has refused is talked to before the next payment', async () => {
    const consent = { state: 'refused', at: 1 } as const;
    await open('/pay-rent/tenancy/ten_1', { [LANDLORD]: sampleLandlord({ consent }) });
    expect(screen.getByText(/^Your landlord does not want to be paid here\./)).toBeTruthy();
  });
});
