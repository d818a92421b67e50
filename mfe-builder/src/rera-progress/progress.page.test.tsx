import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleCard } from '../project-data/testing/public.ts';
import * as page from './progress.page.tsx';
import { quarterText, warningWords } from './progress.words.ts';

const FIND = 'GET /api/v1/project/names';
const REPORT = 'GET /api/v1/building/{id}/progress';

const PROJECT = {
  ...{ id: 'k3f9a2m1x0', name: 'Lakeside Heights', city: 'pune', stage: 'UNDER_CONSTRUCTION' as const },
  ...{ promisedOn: '2027-03-31', possessionOn: '2028-03-31' },
};
const PROGRESS: CallAnswer<typeof REPORT> = {
  project: {
    ...PROJECT,
    builder: { id: 'bld-neem-homes', name: 'Neem Homes' },
    rera: { status: 'LAPSED', state: 'Maharashtra', number: 'P52100012345', validUntil: '2026-06-30' },
  },
  titleCheck: null,
  quarters: [
    {
      ...{ endsOn: '2026-09-30', promisedPercent: 80, donePercent: 61, unitsSold: 120, unitsTotal: 1240 },
      ...{ expectedOn: '2028-03-31', source: 'Quarterly report to MahaRERA', reportedOn: '2026-10-20' },
    },
  ],
  warnings: [{ kind: 'RERA_LAPSED' }, { kind: 'LATE', number: 12 }],
  complaints: [],
};

const open = (url: string) =>
  renderPage(page, {
    url,
    platform: fakePlatform({
      answers: { [FIND]: { projects: [sampleCard(PROJECT)] }, [REPORT]: PROGRESS },
    }),
  });

describe('the page of progress reports', () => {
  it('finds projects by name, and says that all is invented', async () => {
    const { location } = await open('/progress-report-of-rera');
    expect(screen.getByText(/invented for the demonstration/)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Name of the project or builder'), 'lake{Enter}');
    expect((await screen.findByRole('link', { name: 'Lakeside Heights' })).getAttribute('href')).toBe(
      '/progress-report-of-rera?project=k3f9a2m1x0',
    );
    expect(location()).toBe('/progress-report-of-rera?name=lake');
  });

  it('shows each report with its source and date, and the warnings before a booking', async () => {
    await open('/progress-report-of-rera?project=k3f9a2m1x0');
    expect(screen.getByRole('heading', { name: 'Jul to Sep 2026' })).toBeTruthy();
    expect(screen.getByRole('img', { name: '61% built, 80% promised by then' })).toBeTruthy();
    expect(screen.getByText('Units sold: 120 of 1,240 · Completion expected: Mar 2028')).toBeTruthy();
    expect(screen.getByText('Source: Quarterly report to MahaRERA, 20 Oct 2026')).toBeTruthy();
    expect(screen.getByText('Possession is 12 months later than promised')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Record of Neem Homes' }).getAttribute('href')).toBe(
      '/builders/neem-homes',
    );
  });

  it('does not exist for an id that is none', async () => {
    await expect(open('/progress-report-of-rera?project=x')).rejects.toMatchObject({ status: 404 });
  });
});

it('names quarters and warnings in words', () => {
  expect(quarterText('2026-12-31')).toBe('Oct to Dec 2026');
  expect(warningWords({ kind: 'COMPLAINTS', number: 1 }).title).toBe('1 complaint is open');
  expect(warningWords({ kind: 'LATE', number: 1 }).title).toBe('Possession is 1 month later than promised');
});
