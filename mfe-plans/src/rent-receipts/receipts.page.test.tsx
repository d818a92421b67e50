import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as check from './receipt-check.page.tsx';
import * as receipts from './receipts.page.tsx';
import * as ready from './receipts-ready.page.tsx';

const NOW = Date.parse('2026-11-23T10:00:00.000Z');
const MAKE = 'POST /api/v1/rent-receipts';
const READ = 'GET /api/v1/rent-receipts/{receiptId}';
const CHECK = 'GET /api/v1/rent-receipts/verify/{token}';
const FACTS = {
  tenant: 'Asha Rao',
  landlord: 'S. Ramanathan',
  landlordPan: 'ABCPE1234F',
  landlordHasNoPan: false,
  address: '12, 4th Cross, Jayanagar, Bangalore',
  rentRupees: 25_000,
  paidBy: 'cash',
  from: '2026-10',
  to: '2026-11',
  interval: 'month',
} as const;
const READ_ANSWER = {
  facts: FACTS,
  createdAt: NOW,
  deletedAt: NOW,
  pdfUrl: '/api/v1/rent-receipts/rcp_1/receipts.pdf',
  verifyUrl: '/rent-receipt/verify/rcp_1.x',
};

const open = (answers: FakeAnswers = {}) =>
  renderPage(receipts, {
    url: '/online-rent-receipt-generator',
    platform: fakePlatform({ now: NOW, answers: { 'GET /api/v1/rent-receipts': { receipts: [] }, ...answers } }),
  });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const make = () => fireEvent.click(screen.getByRole('button', { name: 'Make receipts' }));

describe('the form of rent receipts', () => {
  it('asks for the PAN above ₹1,00,000 a year, unless the landlord has none', async () => {
    const { platform } = await open({ [MAKE]: { receiptId: 'rcp_1' } });
    type('Rent a month', '25,000');
    type('First month', '2026-10');
    type('Paid by', 'cash');
    type('Your name', FACTS.tenant);
    type('Address of the home', FACTS.address);
    type('Landlord’s name', FACTS.landlord);
    make();
    expect(await screen.findAllByText(/employers need the landlord’s PAN/)).toHaveLength(2);
    expect(platform.calls.some(({ call }) => call === MAKE)).toBe(false);

    type('PAN', 'none');
    make();
    await waitFor(() => expect(platform.calls.some(({ call }) => call === MAKE)).toBe(true));
    expect(platform.calls.find(({ call }) => call === MAKE)?.input).toEqual({
      json: { ...FACTS, landlordPan: '', landlordHasNoPan: true },
    });
  });

  it('begins with earlier receipts that are to be changed', async () => {
    await renderPage(receipts, {
      url: '/online-rent-receipt-generator?like=rcp_1',
      platform: fakePlatform({
        now: NOW,
        answers: { 'GET /api/v1/rent-receipts': { receipts: [] }, [READ]: READ_ANSWER },
      }),
    });
    expect(screen.getByLabelText<HTMLInputElement>('Rent a month').value).toBe('25,000');
    expect(screen.getByLabelText<HTMLSelectElement>('First month').value).toBe('2026-10');
  });

  it('calculates what of the allowance is tax-free', async () => {
    await open();
    type('Basic pay and dearness allowance', '600000');
    type('HRA from your employer', '240000');
    type('Rent you pay', '120000');
    expect(screen.getByText('₹60,000 a year is tax-free')).toBeTruthy();
    type('Rent you pay', 'much');
    expect(screen.queryByText(/is tax-free$/)).toBeNull();
  });
});

describe('receipts that are ready', () => {
  const params = { receiptId: 'rcp_1' };
  const url = '/rent-receipt/confirmation/rcp_1';

  it('lead to the PDF, and say which need a revenue stamp', async () => {
    await renderPage(ready, { url, params, platform: fakePlatform({ answers: { [READ]: READ_ANSWER } }) });
    expect(screen.getByRole('heading', { name: 'Your 2 receipts are ready' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe(READ_ANSWER.pdfUrl);
    expect(screen.getByText(/revenue stamp of ₹1/)).toBeTruthy();
    expect(screen.getAllByText('Rupees twenty-five thousand only')).toHaveLength(2);
  });

  it('cannot be opened by anybody else', async () => {
    const platform = fakePlatform({ answers: { [READ]: fakeHttpError(404) } });
    await renderPage(ready, { url, params, platform });
    expect(screen.getByText(/made them in another browser or account/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Download PDF' })).toBeNull();
  });
});

describe('the code of receipts', () => {
  const visit = (answers: FakeAnswers) =>
    renderPage(check, {
      url: '/rent-receipt/verify/rcp_1.x',
      params: { token: 'rcp_1.x' },
      platform: fakePlatform({ answers }),
    });

  it('shows facts with shortened names', async () => {
    const { from, to, rentRupees } = FACTS;
    const names = { tenant: 'A••• R••', landlord: 'S• R•••••••••' };
    await visit({ [CHECK]: { ...names, from, to, rentRupees, totalRupees: 50_000, createdAt: NOW } });
    expect(screen.getByText('Oct 2026 to Nov 2026')).toBeTruthy();
    expect(screen.getByText('₹50,000')).toBeTruthy();
  });

  it('says that it is not ours', async () => {
    await visit({ [CHECK]: fakeHttpError(404) });
    expect(screen.getByText(/or they were deleted/)).toBeTruthy();
  });
});
