import type { ScratchCard } from '@aangan/shared-kit/contracts/rewards';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { FAKE_NOW, type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, within } from '@testing-library/react';
import * as rewardsPage from './my-rewards.page.tsx';

const CARD: ScratchCard = {
  id: 'scr_1',
  kind: 'scratch-card',
  title: 'Welcome card',
  reason: 'For joining Aangan',
  odds: [
    { amount: 10, ofHundred: 60 },
    { amount: 100, ofHundred: 40 },
  ],
  creditDays: 90,
  grantedAt: FAKE_NOW,
  expiresAt: FAKE_NOW + 30 * DAY_MS,
};

const SCRATCHED = {
  status: 'success',
  statusCode: 200,
  data: {
    scratchCard: {
      id: 'scr_1',
      kind: 'scratch-card',
      title: 'Welcome card',
      reason: 'For joining Aangan',
      state: 'scratched',
      amount: 100,
      at: FAKE_NOW,
      creditExpiresAt: FAKE_NOW + 90 * DAY_MS,
      leadsTo: '/pay-property-rent-online',
    },
  },
} as const;

const cards = (...list: ScratchCard[]) =>
  ({ status: 'success', statusCode: 200, data: list.map((scratchCard) => ({ scratchCard })) }) as const;

function open(answers: FakeAnswers = {}) {
  const platform = fakePlatform({
    session: { loggedIn: true },
    answers: {
      'GET /api/v1/scratchcard/get/all/unscratched': cards(CARD),
      'GET /api/v1/scratchcard/get/all/past': { cards: [] },
      'GET /api/v1/voucher/list': { vouchers: [] },
      'POST /api/v1/scratchcard/{cardId}/scratch': SCRATCHED,
      ...answers,
    },
  });
  return act(() => renderPage(rewardsPage, { url: '/my-rewards', platform }));
}

beforeAll(() => {
  // jsdom paints nothing.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const scratchButton = () => screen.findByRole('button', { name: 'Scratch the card: Welcome card' });
const press = async (button: HTMLElement) => act(async () => fireEvent.click(button));

describe('the rewards page', () => {
  it('shows what a card may contain and its expiry, but not its reward', async () => {
    await open();
    const card = await screen.findByRole('article', { name: 'Welcome card' });
    expect(card.textContent).toContain('Holds ₹10 (60 of 100), ₹100 (40). Scratch it by 16 Dec 2026');
    expect(within(card).queryByText('₹100')).toBeNull();
  });

  it('scratches a card by button, and shows the reward', async () => {
    const { platform } = await open();
    await press(await scratchButton());
    expect(screen.getByText('₹100')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(
      '₹100 is in your wallet. Use it by 14 Feb 2027. Pay rent online',
    );
    const onward = screen.getByRole('link', { name: 'Pay rent online' });
    expect(onward.getAttribute('href')).toBe('/pay-property-rent-online');
    const scratches = platform.calls.filter(({ call }) => call === 'POST /api/v1/scratchcard/{cardId}/scratch');
    expect(scratches).toEqual([expect.objectContaining({ input: { params: { cardId: 'scr_1' } } })]);
  });

  it('keeps the card and shows the reason when scratching fails', async () => {
    const { platform } = await open({
      'POST /api/v1/scratchcard/{cardId}/scratch': fakeHttpError(410, 'This card could be scratched until 1 Nov 2026.'),
    });
    await press(await scratchButton());
    expect(screen.getByRole('alert').textContent).toContain('This card could be scratched until 1 Nov 2026.');
    platform.answers['POST /api/v1/scratchcard/{cardId}/scratch'] = SCRATCHED;
    await press(await scratchButton());
    expect(screen.getByText('₹100')).toBeTruthy();
  });

  it('shows a mystery box with a button and without a foil', async () => {
    await open({
      'GET /api/v1/scratchcard/get/all/unscratched': cards({ ...CARD, kind: 'mystery-box', title: 'Renter club box' }),
    });
    const box = await screen.findByRole('article', { name: 'Renter club box' });
    expect(within(box).getByRole('button', { name: 'Open the box: Renter club box' })).toBeTruthy();
    expect(box.querySelector('canvas')).toBeNull();
  });

  it('says how to get cards when there are none', async () => {
    await open({ 'GET /api/v1/scratchcard/get/all/unscratched': cards() });
    expect(await screen.findByRole('heading', { name: 'No cards to scratch' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Refer a friend' }).getAttribute('href')).toBe('/refer-and-earn');
  });

  it('reloads the cards on retry after a failed load', async () => {
    const { platform } = await open({ 'GET /api/v1/scratchcard/get/all/unscratched': fakeHttpError(500) });
    expect((await screen.findByRole('alert')).textContent).toContain('Your cards could not be loaded.');
    platform.answers['GET /api/v1/scratchcard/get/all/unscratched'] = cards(CARD);
    await press(screen.getByRole('button', { name: 'Try again' }));
    expect(await scratchButton()).toBeTruthy();
  });

  it('lists past cards and marks the expired ones', async () => {
    const past = { id: 'scr_0', kind: 'scratch-card', title: 'Old card', reason: '', creditExpiresAt: null } as const;
    await open({
      'GET /api/v1/scratchcard/get/all/past': {
        cards: [{ ...past, state: 'expired', amount: null, at: FAKE_NOW - DAY_MS }],
      },
    });
    expect(screen.getByText('Expired on 15 Nov 2026, not scratched')).toBeTruthy();
  });

  it('opens the vouchers over the page', async () => {
    const { platform } = await open();
    await press(screen.getByRole('button', { name: 'Spend wallet money on vouchers' }));
    expect(platform.openedSheets).toEqual(['/voucher-hybrid-page']);
  });
});
