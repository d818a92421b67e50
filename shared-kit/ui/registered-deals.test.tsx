import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakePlatform } from '../testing/fake-platform.tsx';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { RegisteredDeals } from './registered-deals.tsx';

const ASKED = {
  kind: 'RENT',
  city: 'bangalore',
  localityId: 'loc-bangalore-adugodi',
  locality: 'Adugodi',
  building: { id: 'soc-bangalore-neem-court', name: 'Neem Court' },
} as const;

const DEAL = { id: 'deal_1', kind: 'RENT', bhk: 'BHK2', area: 1050, society: 'Neem Court', month: '2026-03' } as const;
const DETAILS = { price: 32_000, pricePerSqft: 30, floor: 4, registeredOn: '2026-03-14' };

function show(total: number, unlocked: object, session = { loggedIn: false }) {
  const platform = fakePlatform({
    session,
    answers: {
      'GET /api/v1/estimate/trans-data': {
        transactions: total > 0 ? [{ ...DEAL, details: null }] : [],
        total,
        allowance: { limit: 3, left: 3, planLeft: 0 },
      },
      'POST /api/v1/estimate/trans-data/{dealId}/unlock': unlocked as never,
    },
  });
  renderInRouter(<RegisteredDeals asked={ASKED} />, platform);
  return platform;
}

describe('registered deals', () => {
  it('show how many prices can be opened before the first click, and open one', async () => {
    show(1, { details: DETAILS, allowance: { limit: 3, left: 2, planLeft: 0 }, loginWouldHelp: false });
    expect(await screen.findByText('2 BHK · 1,050 sq ft · Mar 2026')).toBeTruthy();
    expect(screen.getByText('3 of 3 prices left to open today. 9 a day after you log in.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show price' }));
    expect(await screen.findByText('₹32,000 a month · ₹30 per sq ft · floor 4')).toBeTruthy();
    expect(screen.getByText('2 of 3 prices left to open today. 9 a day after you log in.')).toBeTruthy();
    expect(screen.getByText(/1 deal in two years\.$/)).toBeTruthy();
  });

  it.each([
    ['shrink the unused reserved space while it is off screen', 2000, null],
    ['keep the reserved space while it is on screen, so that nothing below moves', 100, '4'],
  ])('%s', async (_what, top, reserved) => {
    const { getBoundingClientRect } = Element.prototype;
    Element.prototype.getBoundingClientRect = () => new DOMRect(0, top, 300, 336);
    try {
      show(0, {});
      const words = await screen.findByText('No deals are registered in Adugodi yet.');
      expect(words.parentElement?.getAttribute('data-reserved')).toBe(reserved);
    } finally {
      Element.prototype.getBoundingClientRect = getBoundingClientRect;
    }
  });

  it('keep the focus in the row whose price was opened', async () => {
    show(1, { details: DETAILS, allowance: { limit: 3, left: 2, planLeft: 0 }, loginWouldHelp: false });
    fireEvent.click(await screen.findByRole('button', { name: 'Show price' }));
    await screen.findByText(/^₹32,000 a month/);
    expect(document.activeElement).toBe(screen.getByRole('listitem'));
  });

  it('ask a guest to log in once the daily limit is reached', async () => {
    const platform = show(1, { details: null, allowance: { limit: 3, left: 0, planLeft: 0 }, loginWouldHelp: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Show price' }));
    await waitFor(() => expect(platform.signUps).toEqual(['account']));
  });

  it('tell a person at the daily limit that more can be opened tomorrow', async () => {
    const answer = { details: null, allowance: { limit: 9, left: 0, planLeft: 0 }, loginWouldHelp: false };
    const platform = show(1, answer, { loggedIn: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Show price' }));
    await waitFor(() => expect(platform.shownAlerts[0]?.message).toMatch(/^You have opened 9 deals today/));
  });

  it('fall back to the whole locality when the building has no registered deal', async () => {
    const platform = show(0, {});
    expect(await screen.findByText('No deals are registered in Adugodi yet.')).toBeTruthy();
    const asked = platform.calls.map(({ input }) => (input as { query: { buildingId?: string } }).query.buildingId);
    expect(asked).toEqual(['soc-bangalore-neem-court', undefined]);
  });
});
