import { type FakeAnswers, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { walletAnswers } from './sample-wallet.ts';
import * as page from './wallet.page.tsx';

const open = (query = '', answers: FakeAnswers = {}) =>
  renderPage(page, {
    url: `/wallet${query}`,
    platform: fakePlatform({ session: { loggedIn: true }, answers: { ...walletAnswers, ...answers } }),
  });

describe('the wallet page', () => {
  it('shows the balance, its composition and the next expiry', async () => {
    await open();
    expect(screen.getByText('₹600.50')).toBeTruthy();
    expect(screen.getByText('₹500 money, ₹100.50 credits. Credits are spent first.')).toBeTruthy();
    const credits = within(screen.getByRole('region', { name: 'Credits' }));
    expect(credits.getByText('Can be used until 23 Nov 2026')).toBeTruthy();
    const claims = within(screen.getByRole('region', { name: 'Claims' }));
    expect(claims.getByText('Tenant freedom, until 17 Nov 2026')).toBeTruthy();
    expect(claims.getByText('₹90 off')).toBeTruthy();
  });

  it('lists entries with reason, date, amount and balance, and links to earlier ones', async () => {
    const { platform } = await open('?before=9');
    const history = within(screen.getByRole('region', { name: 'History' }));
    expect(history.getByText('−₹200')).toBeTruthy();
    expect(history.getByText('Balance ₹800.50')).toBeTruthy();
    expect(history.getAllByText('16 Nov 2026, 10:00 am')).toHaveLength(2);
    expect(history.getByRole('link', { name: 'Earlier' }).getAttribute('href')).toBe('/wallet?before=2');
    expect(history.getByRole('link', { name: 'Newest' }).getAttribute('href')).toBe('/wallet');
    expect(platform.calls).toContainEqual({ call: 'GET /api/v1/wallet/history', input: { query: { cursor: '9' } } });
  });

  it('says when there are no entries', async () => {
    await open('', { 'GET /api/v1/wallet/history': { movements: [], next: null } });
    expect(screen.getByText('No entries yet. Money you add and spend appears here.')).toBeTruthy();
  });
});
