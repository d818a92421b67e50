import { PAYMENT_METHODS } from '@aangan/shared-kit/contracts/payment-states';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as page from './checkout.page.tsx';
import { sampleOrder, samplePaymentOfOrder } from './sample-order.ts';

const ORDER = 'GET /api/v1/orders/{orderId}';
const PAY = 'POST /api/v1/orders/{orderId}/pay';
const orderId = 'ord_12345678901234567890';
const WAITING = { state: 'waiting', paymentId: 'pay_1', payUrl: '/api/v1/payments/pay_1/checkout' } as const;

const open = (facts: Parameters<typeof sampleOrder>[0] = {}, answers: FakeAnswers = {}, query = '') =>
  renderPage(page, {
    url: `/checkout/${orderId}${query}`,
    pattern: '/checkout/{orderId}',
    params: { orderId },
    platform: fakePlatform({ session: { loggedIn: true }, answers: { [ORDER]: sampleOrder(facts), ...answers } }),
  });

const payButton = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => fireEvent.click(payButton(name)));

describe('the checkout page', () => {
  it('shows what is bought, its tax, and what is left to pay after the wallet', async () => {
    await open();
    const summary = within(screen.getByRole('region', { name: 'Your order' }));
    expect(summary.getByText('Freedom plan, 25 contacts')).toBeTruthy();
    expect(summary.getByText('−₹200')).toBeTruthy();
    expect(summary.getByText(/CGST ₹38\.14 and SGST ₹38\.14/)).toBeTruthy();
    expect(payButton('Pay ₹300')).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(PAYMENT_METHODS.length);
  });

  it('says the tax between states, and that none is due', async () => {
    const { unmount } = await open({ gst: { taxablePaise: 42_373, cgstPaise: 0, sgstPaise: 0, igstPaise: 7_627 } });
    expect(screen.getByText(/IGST ₹76\.27/)).toBeTruthy();
    unmount();
    await open({ gst: null });
    expect(screen.getByText('No GST applies to this.')).toBeTruthy();
  });

  it('changes the price by links for wallet and claims', async () => {
    const claims = [{ id: 'clm_1', title: 'Off your plan', paise: 9_000 }];
    const { platform } = await open({ claims }, {}, '?wallet=off&claim=clm_1');
    expect(platform.calls).toEqual([
      { call: ORDER, input: { params: { orderId }, query: { wallet: 'off', claim: 'clm_1' } } },
    ]);
    const choices = within(screen.getByRole('region', { name: 'Wallet and claims' }));
    expect(choices.getByRole('link', { name: 'Use the wallet' }).getAttribute('href')).toBe(
      `/checkout/${orderId}?wallet=on`,
    );
    expect(choices.getByRole('link', { name: 'Use Off your plan' }).getAttribute('href')).toBe(
      `/checkout/${orderId}?wallet=off&claim=clm_1`,
    );
  });

  it('sends the amount that it shows, and then waits on this page', async () => {
    const { platform } = await open({}, { [PAY]: WAITING });
    platform.answers[ORDER] = sampleOrder({ state: 'waiting', payment: { ...samplePaymentOfOrder, method: 'upi' } });
    await press('Pay ₹300');
    expect(platform.calls.find(({ call }) => call === PAY)?.input).toEqual({
      params: { orderId },
      json: { method: 'upi', wallet: 'on', claimId: null, gatewayPaise: 30_000 },
    });
    await waitFor(() => expect(screen.getByRole('link', { name: 'Open a UPI app on this device' })).toBeTruthy());
    expect(await screen.findByRole('img', { name: 'QR code to pay with a UPI app' })).toBeTruthy();
  });

  it('stays until its own payment is answered, also when the news of it arrives first', async () => {
    let answer: (value: typeof WAITING) => void = () => undefined;
    const { platform } = await open({}, { [PAY]: () => new Promise((resolve) => (answer = resolve)) });
    await press('Pay ₹300');
    const calls = platform.calls.length;
    act(() => platform.sendLive('order-state', { state: 'waiting' }));
    expect(platform.calls).toHaveLength(calls);
    platform.answers[ORDER] = sampleOrder({ state: 'waiting', payment: { ...samplePaymentOfOrder, method: 'upi' } });
    await act(async () => answer(WAITING));
    expect(await screen.findByRole('link', { name: 'Open a UPI app on this device' })).toBeTruthy();
    expect(platform.liveTopics).toEqual(['order-state']);
  });

  it('asks for a valid UPI ID before it sends a request to it', async () => {
    const { platform } = await open({}, { [PAY]: WAITING });
    fireEvent.click(screen.getByLabelText('UPI ID'));
    await press('Pay ₹300');
    expect(screen.getAllByText('Enter a UPI ID, such as asha@okbank.')).toHaveLength(2);
    fireEvent.change(screen.getByLabelText('Your UPI ID'), { target: { value: 'asha@okbank' } });
    await press('Pay ₹300');
    expect(platform.calls.find(({ call }) => call === PAY)?.input).toMatchObject({
      json: { method: 'upi-collect', vpa: 'asha@okbank' },
    });
  });

  it('says why a payment was refused, and shows the page again', async () => {
    await open({}, { [PAY]: fakeHttpError(409, 'The amount has changed.') });
    await press('Pay ₹300');
    expect(screen.getByText('The amount has changed.')).toBeTruthy();
  });

  it('pays all from the wallet with one press', async () => {
    const { platform } = await open(
      { walletPaise: 50_000, gatewayPaise: 0, walletBalancePaise: 60_000 },
      { [PAY]: { state: 'paid', paymentId: null, payUrl: null } },
    );
    expect(screen.queryByRole('radio')).toBeNull();
    platform.answers[ORDER] = sampleOrder({ state: 'paid' });
    await press('Pay ₹500 from your wallet');
    expect(await screen.findByText('₹500 was paid.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/wallet');
  });

  it('shows that a waiting order was paid once its state changes, in every tab', async () => {
    const { platform } = await open({ state: 'waiting', payment: samplePaymentOfOrder });
    expect(screen.getByText(/^We are waiting for your bank/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the payment page' }).getAttribute('href')).toBe(
      samplePaymentOfOrder.payUrl,
    );
    const calls = platform.calls.length;
    act(() => platform.sendLive('order-state', { state: 'waiting' }));
    expect(platform.calls).toHaveLength(calls);
    platform.answers[ORDER] = sampleOrder({ state: 'paid' });
    act(() => platform.sendLive('order-state', { state: 'paid' }));
    expect(await screen.findByText('₹500 was paid.')).toBeTruthy();
    expect(platform.liveTopics).toEqual([]);
  });

  it('offers another way to pay while a payment is under way', async () => {
    await open({ state: 'waiting', payment: samplePaymentOfOrder }, {}, '?wallet=on');
    expect(payButton('Pay ₹300')).toBeTruthy();
  });

  it.each([
    [{ state: 'open', payment: { ...samplePaymentOfOrder, state: 'failed' } }, /did not go through/],
    [{ state: 'expired' }, /^The time to pay ₹500 is over/],
    [{ state: 'refunded' }, '₹500 was refunded to you.'],
    [{ state: 'paid', refundedPaise: 15_000 }, '₹500 was paid, and ₹150 was refunded to you.'],
    [{ state: 'paid', toWalletPaise: 30_000 }, '₹300 was paid a second time or too late. It is in your wallet now.'],
  ] as const)('says what %j means', async (facts, text) => {
    await open(facts);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('offers invoice and credit note for download', async () => {
    const documents = [
      { number: 'AG/26-27/0000001', kind: 'invoice', url: '/api/v1/invoices/AG-26-27-0000001.pdf' },
      { number: 'CN/26-27/0000001', kind: 'credit-note', url: '/api/v1/invoices/CN-26-27-0000001.pdf' },
    ] as const;
    await open({ state: 'refunded', documents: [...documents] });
    expect(screen.getByText('Tax invoice AG/26-27/0000001')).toBeTruthy();
    const link = screen.getByRole('link', { name: /^Download PDF.*Credit note$/ });
    expect(link.getAttribute('href')).toBe(documents[1].url);
  });

  it('does not exist for an order of somebody else', async () => {
    const answer: unknown = await open({}, { [ORDER]: fakeHttpError(404) }).catch((thrown: unknown) => thrown);
    expect((answer as Response).status).toBe(404);
  });
});

describe('the checkout page without JavaScript', () => {
  const send = async (fields: Readonly<Record<string, string>>, answer: FakeAnswers[typeof PAY] = WAITING) => {
    const platform = fakePlatform({ session: { loggedIn: true }, answers: { [PAY]: answer } });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const url = new URL(`/checkout/${orderId}`, platform.origin);
    const request = new Request(url, { method: 'POST' });
    const args = { request, url, pattern: '/checkout/{orderId}', params: { orderId }, platform, form };
    return { platform, ended: await page.action(args) };
  };
  const FIELDS = { method: 'card', vpa: '', wallet: 'off', claim: 'clm_1', gatewayPaise: '30000', after: '' };

  it('begins to pay and leads to the order; the same form sent twice is one attempt', async () => {
    const [one, two] = [await send(FIELDS), await send(FIELDS)];
    expect((one.ended as Response).headers.get('location')).toBe(`/checkout/${orderId}`);
    expect(one.platform.calls[0]?.input).toEqual({
      params: { orderId },
      json: { method: 'card', wallet: 'off', claimId: 'clm_1', gatewayPaise: 30_000 },
    });
    expect(one.platform.callHeaders).toEqual(two.platform.callHeaders);
    const again = await send({ ...FIELDS, after: 'pay_1' });
    expect(again.platform.callHeaders).not.toEqual(one.platform.callHeaders);
  });

  it('shows the page again with the reason of a refusal', async () => {
    const { ended } = await send(FIELDS, fakeHttpError(409, 'The amount has changed.'));
    expect(ended).toMatchObject({ problem: 'The amount has changed.', values: { method: 'card' } });
  });
});
