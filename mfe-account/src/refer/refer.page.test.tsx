import type { FriendState } from '@aangan/shared-kit/contracts/referrals';
import {
  FAKE_NOW,
  type FakeAnswers,
  type FakePlatformOverrides,
  fakePlatform,
} from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen } from '@testing-library/react';
import * as referPage from './refer.page.tsx';

const TERMS = {
  friendAmount: 100,
  inviterAmount: 100,
  monthlyCap: 10,
  qualifyWithinDays: 90,
  creditDays: 180,
  linkDays: 30,
  open: true,
};

const friend = (state: FriendState, amount: number | null = null) => ({
  id: `ref_${state}`,
  name: 'Ravi K.',
  state,
  joinedAt: FAKE_NOW,
  qualifiesUntil: FAKE_NOW + 90 * 86_400_000,
  amount,
});

function open({
  loggedIn = true,
  answers = {},
  ...overrides
}: { loggedIn?: boolean; answers?: FakeAnswers } & FakePlatformOverrides = {}) {
  const platform = fakePlatform({
    session: { loggedIn },
    answers: {
      'GET /api/v1/referral/terms': TERMS,
      'GET /api/v1/referral/mine': { code: 'ABCD2345', creditedThisMonth: 0, friends: [] },
      ...answers,
    },
    ...overrides,
  });
  return act(() => renderPage(referPage, { url: '/refer-and-earn', platform }));
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('the refer and earn page', () => {
  it('shows the terms to everybody and asks for a login before showing a link', async () => {
    const { platform } = await open({ loggedIn: false });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('₹100 each when a friend joins');
    expect(screen.getByText(/You get credit for up to 10 friends a month/)).toBeTruthy();
    expect(platform.calls.map(({ call }) => call)).toEqual(['GET /api/v1/referral/terms']);
    await press('Log in to get your link');
    expect(platform.signUps).toEqual(['account']);
  });

  it('shows the link with its code and a WhatsApp link', async () => {
    await open();
    const link = 'https://aangan.test/?ref=ABCD2345';
    expect(screen.getByText(link)).toBeTruthy();
    const whatsApp = screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '';
    expect(new URL(whatsApp).searchParams.get('text')).toContain(link);
  });

  it('copies the link and shows an error when the browser refuses', async () => {
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    await open();
    await press('Copy link');
    expect(copied).toEqual(['https://aangan.test/?ref=ABCD2345']);
    expect(screen.getByText('The link is copied.')).toBeTruthy();
    clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    await press('Copied');
    expect(screen.getByText('Select the link and copy it yourself.')).toBeTruthy();
  });

  it('shares through the app in its webview', async () => {
    const shared: unknown[] = [];
    const app = {
      kind: 'ANDROID',
      version: 1,
      back: () => undefined,
      close: () => undefined,
      share: (what: unknown) => void shared.push(what),
      openOutside: () => undefined,
    } as const;
    await open({ app });
    await press('Share');
    expect(shared).toEqual([expect.objectContaining({ url: 'https://aangan.test/?ref=ABCD2345' })]);
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  });

  it.each<[FriendState, number | null, string, RegExp]>([
    ['joined', null, 'Joined', /if they contact an owner by 14 Feb 2027/],
    ['checking', null, 'Being checked', /check this one within 3 working days/],
    ['credited', 100, 'Credited', /₹100 went into your wallet/],
    ['counted', null, 'Over the limit', /monthly limit/],
    ['lapsed', null, 'Too late', /contacted no owner by 14 Feb 2027/],
    ['not-credited', null, 'Not credited', /did not meet the terms/],
  ])('explains the state %s', async (state, amount, label, sentence) => {
    const friends = [friend(state, amount)];
    await open({ answers: { 'GET /api/v1/referral/mine': { code: 'ABCD2345', creditedThisMonth: 0, friends } } });
    expect(screen.getByText(label)).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it('says when the budget of the campaign is used up', async () => {
    await open({ answers: { 'GET /api/v1/referral/terms': { ...TERMS, open: false } } });
    expect(screen.getByText(/This offer is used up/)).toBeTruthy();
  });
});
