import type { StaffOrder } from '@aangan/shared-kit/contracts/staff-money';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as orderSearch from './order-search.page.tsx';

const ORDER: StaffOrder = {
  id: 'ord_00000000000000000001',
  title: 'Freedom plan',
  purpose: 'plan',
  state: 'paid',
  accountId: 'acc_1',
  createdOn: Date.UTC(2026, 10, 20),
  paidOn: Date.UTC(2026, 10, 20),
  lines: [{ description: 'Freedom plan, 25 contacts', paise: 79_900 }],
  walletPaise: 10_000,
  gatewayPaise: 69_900,
  refundablePaise: 79_900,
  payments: [{ id: 'pay_1', state: 'paid', paise: 69_900, gatewayPayment: 'sbx_1' }],
  refunds: [],
  documents: ['AG/26-27/0000001'],
  ledger: [{ at: Date.UTC(2026, 10, 20), kind: 'order', account: 'sales:plan', paise: 67_712 }],
};

const platform = () =>
  fakePlatform({
    answers: {
      'GET /api/v1/staff/orders': { orders: [ORDER] },
      'POST /api/v1/staff/orders/{orderId}/refund': { refundId: 'rfd_1', state: 'asked' },
    },
  });

describe('the search for orders', () => {
  it('shows an order with its payments, documents and ledger', async () => {
    await renderPage(orderSearch, { url: `/staff/orders?q=${ORDER.id}`, platform: platform() });
    expect(screen.getByRole('heading', { name: 'Freedom plan' })).toBeTruthy();
    expect(screen.getByText(/Payment sbx_1: ₹699, paid/)).toBeTruthy();
    expect(screen.getByText('Documents: AG/26-27/0000001')).toBeTruthy();
  });

  it('pays a part back with a reason, and asks for both', async () => {
    const view = platform();
    await renderPage(orderSearch, { url: `/staff/orders?q=${ORDER.id}`, platform: view });
    await userEvent.click(screen.getByText('Pay money back'));
    await userEvent.type(screen.getByLabelText(/Amount in rupees/), '200.50');
    await userEvent.click(screen.getByRole('button', { name: 'Pay it back' }));
    expect(view.calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
    await userEvent.type(screen.getByLabelText('Why'), 'The buyer paid for the wrong city.');
    await userEvent.click(screen.getByRole('button', { name: 'Pay it back' }));
    expect(view.calls.at(-2)).toMatchObject({
      input: { json: { paise: 20_050, reason: 'The buyer paid for the wrong city.' } },
    });
  });
});
