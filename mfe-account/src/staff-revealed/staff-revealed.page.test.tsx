import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import * as page from './staff-revealed.page.tsx';

const CALL = 'GET /api/v1/staff/revealed-numbers';
const asha = { who: 'acc_1', name: 'Asha', numbers: 31, accounts: 1, isUnusual: true };
const device = { who: 'xYz', name: null, numbers: 4, accounts: 2, isUnusual: false };

describe('revealed numbers', () => {
  it('are listed by account, device and network, and unusual ones are marked', async () => {
    const answer = { day: '2026-11-21', accounts: [asha], devices: [device], networks: [] };
    const platform = fakePlatform({ answers: { [CALL]: answer } });
    await renderPage(page, { url: '/staff/revealed-numbers?day=2026-11-21', platform });
    expect(platform.calls.find(({ call }) => call === CALL)?.input).toEqual({ query: { day: '2026-11-21' } });
    const accounts = within(screen.getByRole('table', { name: 'By account' }));
    expect(accounts.getByRole('row', { name: 'Asha acc_1 31 Unusual 1' })).toBeTruthy();
    const devices = within(screen.getByRole('table', { name: 'By device' }));
    expect(devices.getByRole('row', { name: 'xYz 4 2' })).toBeTruthy();
    expect(screen.getByText('Nobody was given a number on this day.')).toBeTruthy();
    expect(screen.getByLabelText('Day')).toHaveProperty('value', '2026-11-21');
  });

  it('are those of today for a day that is none', async () => {
    const answer = { day: '2026-11-21', accounts: [], devices: [], networks: [] };
    const platform = fakePlatform({ answers: { [CALL]: answer } });
    await renderPage(page, { url: '/staff/revealed-numbers?day=soon', platform });
    expect(platform.calls.find(({ call }) => call === CALL)?.input).toEqual({ query: {} });
  });
});
