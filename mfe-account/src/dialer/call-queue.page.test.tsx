import type { CallCaseSummary } from '@aangan/shared-kit/contracts/dialer';
import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { FAKE_NOW, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import * as page from './call-queue.page.tsx';

const CASE: CallCaseSummary = {
  ...{ id: 'cse_1', kind: 'legal', name: '', askedOn: FAKE_NOW, promisedOn: FAKE_NOW, wasTold: false, late: true },
  ...{ dueOn: FAKE_NOW, own: false, heldBy: 'Ravi', mine: false, lastOutcome: 'no-answer' },
};

async function open(url: string, { cases = [CASE], total = 1 }: { cases?: CallCaseSummary[]; total?: number } = {}) {
  const platform = fakePlatform({
    answers: {
      'GET /api/v1/staff/calls': { cases, total },
      'GET /api/v1/staff/calls/team': {
        kinds: [{ kind: 'legal', open: 3, due: 2, late: 1, oldestOn: FAKE_NOW - 2 * HOUR_MS }],
        outcomes: [{ outcome: 'done', count: 4 }],
      },
    },
  });
  await renderPage(page, { url, platform });
  return platform;
}

it('shows all calls with who has them, and what waits in the team', async () => {
  await open('/gnr-dlr-scrn');
  expect(screen.getByRole('link', { name: 'No name given, Legal service' })).toBeTruthy();
  expect(screen.getByText('Ravi has this case now.')).toBeTruthy();
  const row = within(screen.getByRole('table', { name: 'Waiting calls' })).getByRole('row', { name: /^Legal service/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['3', '2', '1', '2 hours ago']);
  expect(screen.getByText('4')).toBeTruthy();
});

it('says that a case is one’s own instead of naming oneself', async () => {
  await open('/gnr-dlr-scrn', { cases: [{ ...CASE, heldBy: 'Kavya', mine: true }] });
  expect(screen.getByText('You have this case.')).toBeTruthy();
  expect(screen.queryByText('Kavya has this case now.')).toBeNull();
});

it('shows the calls of one reason, and pages of them', async () => {
  const platform = await open('/gnr-dlr-scrn?kind=legal&page=2', { total: 60 });
  const { input } = platform.calls.find(({ call }) => call === 'GET /api/v1/staff/calls') ?? {};
  expect(input).toEqual({ query: { kind: 'legal', page: 2 } });
  expect(screen.getByRole('heading', { name: 'Legal service' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/gnr-dlr-scrn?kind=legal&page=3');
});

it('says that no call waits', async () => {
  await open('/gnr-dlr-scrn', { cases: [], total: 0 });
  expect(screen.getByText('No calls are waiting.')).toBeTruthy();
});
