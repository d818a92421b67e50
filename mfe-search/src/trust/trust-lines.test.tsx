import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { cleanup, screen } from '@testing-library/react';
import { TrustLines } from './trust-lines.tsx';

afterEach(cleanup);

const CHECKED_ON = Date.UTC(2026, 10, 14, 6);

const CHECK = {
  kind: 'AVAILABLE',
  what: 'It is still available',
  by: 'the owner',
  checkedOn: CHECKED_ON,
  expiresOn: CHECKED_ON + 10 * 86_400_000,
} as const;

const show = (trust: Partial<Parameters<typeof TrustLines>[0]['trust']>) => {
  const platform = fakePlatform({
    answers: { 'GET /api/v1/property/{propertyId}/verification': { verified: true, checks: [CHECK] } },
  });
  renderInRouter(
    <TrustLines id="0123456789abcdef" trust={{ verified: false, prices: [], others: [], ...trust }} />,
    platform,
  );
  return platform;
};

const open = (summary: HTMLElement) => {
  const details = summary.closest('details');
  if (details) details.open = true;
  details?.dispatchEvent(new Event('toggle'));
};

it('opens the badge to show what was checked, by whom, when and until when; loads it only then', async () => {
  const platform = show({ verified: true });
  expect(platform.calls).toEqual([]);
  open(screen.getByText('Verified'));
  expect(await screen.findByText('It is still available')).toBeTruthy();
  expect(screen.getByText('By the owner on 14 Nov 2026, stands until 24 Nov 2026')).toBeTruthy();
});

it('shows no badge without evidence', () => {
  show({ verified: false });
  expect(screen.queryByText('Verified')).toBeNull();
});

it('links to other listings of the same home', () => {
  show({ others: [{ url: '/property/rent/x/0123/detail', words: '₹31,000, posted 2 Nov 2026' }] });
  expect(screen.getByText('Also posted once')).toBeTruthy();
  expect(screen.getByText('₹31,000, posted 2 Nov 2026').closest('a')?.getAttribute('href')).toContain('/0123/detail');
});
