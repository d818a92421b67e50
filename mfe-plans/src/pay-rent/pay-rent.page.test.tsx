import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SAMPLE_TERMS, sampleLandlord, sampleTenancy } from '../rent-tenancies/testing/public.ts';
import * as payRent from './pay-rent.page.tsx';

const NOW = Date.parse('2026-11-24T05:00:00.000Z');
const LANDLORDS = 'GET /api/v1/rent-pay/landlords';
const LANDLORD = 'GET /api/v1/rent-pay/landlords/{landlordId}';
const SAVE = 'POST /api/v1/rent-pay/landlords';
const CHECK = 'POST /api/v1/rent-pay/landlords/{landlordId}/check';
const CHANGE = 'PUT /api/v1/rent-pay/landlords/{landlordId}';
const TENANCIES = 'GET /api/v1/rent-pay/tenancies';
const TENANCY = 'GET /api/v1/rent-pay/tenancies/{tenancyId}';
const ADD_HOME = 'POST /api/v1/rent-pay/tenancies';

const open = (url: string, answers: FakeAnswers = {}) =>
  renderPage(payRent, {
    url,
    platform: fakePlatform({
      now: NOW,
      session: { loggedIn: true },
      answers: {
        'GET /api/v1/rent-pay/terms': SAMPLE_TERMS,
        [TENANCIES]: { tenancies: [] },
        [LANDLORDS]: { landlords: [] },
        [LANDLORD]: sampleLandlord(),
        [TENANCY]: sampleTenancy(),
        ...answers,
      },
    }),
  });
type Opened = Awaited<ReturnType<typeof open>>;

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = ({ platform }: Opened, call: string) => platform.calls.find((each) => each.call === call)?.input;

beforeEach(() => sessionStorage.clear());

describe('the landlord', () => {
  const fill = () => {
    type('Landlord’s name', 'S. Ramanathan');
    type('Landlord’s mobile number', '98450 12345');
    type('Account number', '5010 0412 3482 1');
    type('IFSC', 'hdfc0000053');
  };

  it('is asked for after fees and arrival days', async () => {
    await open('/pay-rent');
    const table = screen.getByRole('table', { name: 'Fees and arrival days for ₹25,000' });
    expect(screen.getByRole('row', { name: 'UPI Free ₹25,000 24 Nov' })).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Net banking ₹125 ₹25,125 25 Nov' })).toBeTruthy();
    const [first] = screen.getAllByRole('textbox');
    expect(first && table.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is saved, and the bank is asked whose account it is', async () => {
    const page = await open('/pay-rent', { [SAVE]: sampleLandlord(), [CHECK]: sampleLandlord() });
    fill();
    press('Check the account');
    await waitFor(() => expect(page.location()).toBe('/pay-rent?landlord=lld_1'));
    expect(sent(page, SAVE)).toEqual({
      json: {
        name: 'S. Ramanathan',
        phone: '98450 12345',
        destination: { kind: 'bank', accountNumber: '5010 0412 3482 1', ifsc: 'hdfc0000053' },
        email: '',
        pan: '',
        hasNoPan: false,
      },
    });
    expect(await screen.findByText('The bank confirms that this is RAMANATHAN S’s account.')).toBeTruthy();
  });

  it('is saved although the bank cannot be asked', async () => {
    const unchecked = sampleLandlord({
      check: { state: 'unchecked', registeredName: null, nameMatch: null, at: null },
    });
    const page = await open('/pay-rent', {
      [SAVE]: unchecked,
      [CHECK]: fakeHttpError(429, 'Five checks a day.'),
      [LANDLORD]: unchecked,
    });
    fill();
    press('Check the account');
    await waitFor(() => expect(page.location()).toBe('/pay-rent?landlord=lld_1'));
    fireEvent.click(await screen.findByRole('button', { name: 'Ask the bank again' }));
    expect(await screen.findByText('Five checks a day.')).toBeTruthy();
  });

  it('needs a UPI ID or an account, and its number is never saved on the device', async () => {
    const page = await open('/pay-rent');
    type('Account number', '50100412348210');
    type('Landlord’s name', 'S. Ramanathan');
    expect(JSON.stringify({ ...sessionStorage })).toContain('Ramanathan');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('50100412348210');
    type('Send the money to', 'upi');
    type('Landlord’s mobile number', '98450 12345');
    press('Check the account');
    expect((await screen.findAllByText(/UPI ID/)).length).toBeGreaterThan(2);
    expect(sent(page, SAVE)).toBeUndefined();
  });
});

describe('the home', () => {
  it('asks for no fees, which are shown before the first step', async () => {
    const page = await open('/pay-rent?landlord=lld_1');
    expect(page.platform.calls.map(({ call }) => call)).not.toContain('GET /api/v1/rent-pay/terms');
  });

  const fill = (rent: string) => {
    type('Address of the home', '12, 4th Cross, Jayanagar, Bangalore');
    type('Rent a month', rent);
  };

  it('is saved with its rent and day, and leads to the amount', async () => {
    const page = await open('/pay-rent?landlord=lld_1', { [ADD_HOME]: sampleTenancy() });
    fill('8,000');
    press('Continue');
    await waitFor(() => expect(page.location()).toBe('/pay-rent/tenancy/ten_1'));
    expect(sent(page, ADD_HOME)).toEqual({
      json: {
        landlordId: 'lld_1',
        home: '12, 4th Cross, Jayanagar, Bangalore',
        monthlyPaise: 8_000_00,
        dueDay: 5,
        kind: 'rent',
      },
    });
    expect(sent(page, CHANGE)).toBeUndefined();
  });

  it('needs the landlord’s PAN above ₹50,000 a month', async () => {
    const page = await open('/pay-rent?landlord=lld_1', { [CHANGE]: sampleLandlord(), [ADD_HOME]: sampleTenancy() });
    fill('50,001');
    type('PAN', 'none');
    press('Continue');
    expect(await screen.findAllByText(/above ₹50,000 a month\. You deduct/)).toHaveLength(2);
    type('PAN', '');
    type('Landlord’s PAN', 'ABCPE1234F');
    press('Continue');
    await waitFor(() => expect(page.location()).toBe('/pay-rent/tenancy/ten_1'));
    expect(sent(page, CHANGE)).toEqual({
      params: { landlordId: 'lld_1' },
      json: { hasNoPan: false, pan: 'ABCPE1234F' },
    });
  });

  it('is not asked for while the bank knows no such account', async () => {
    const check = { state: 'invalid', registeredName: null, nameMatch: null, at: 1 } as const;
    await open('/pay-rent?landlord=lld_1', { [LANDLORD]: sampleLandlord({ check }) });
    expect(screen.getByRole('alert').textContent).toContain('The bank has no such account.');
    expect(screen.queryByLabelText('Address of the home')).toBeNull();
    expect(screen.getByRole('link', { name: 'Change the account' }).getAttribute('href')).toBe(
      '/pay-rent?landlord=lld_1&change=1',
    );
  });

  it('warns where the bank has another name', async () => {
    const check = { state: 'valid', registeredName: 'MEENA IYER', nameMatch: 'differs', at: 1 } as const;
    await open('/pay-rent?landlord=lld_1', { [LANDLORD]: sampleLandlord({ check }) });
    expect(screen.getByText(/You entered S. Ramanathan, but the bank says MEENA IYER/)).toBeTruthy();
  });

  it('of somebody else does not exist', async () => {
    const refused = open('/pay-rent?landlord=lld_2', { [LANDLORD]: fakeHttpError(404) });
    await expect(refused).rejects.toMatchObject({ status: 404 });
  });

  it('of a tenancy is changed on the path of its kind', async () => {
    const bill = { [TENANCY]: sampleTenancy({ kind: 'bill' }) };
    await expect(open('/pay-rent?tenancy=ten_1', bill)).rejects.toMatchObject({ status: 302 });
    await open('/bill-account?tenancy=ten_1', bill);
    expect(screen.getByLabelText<HTMLInputElement>('Dues a month').value).toBe('25,000');
    expect(screen.queryByLabelText('Landlord’s PAN')).toBeNull();
  });
});
