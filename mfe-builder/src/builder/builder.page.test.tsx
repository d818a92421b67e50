import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import * as page from './builder.page.tsx';

const RECORD = 'GET /api/v1/builder/{id}/record';

it('shows a builder’s promised and delivered dates, and complaints with their state', async () => {
  const { platform } = await renderPage(page, {
    url: '/builders/neem-homes',
    params: { builder: 'neem-homes' },
    platform: fakePlatform({
      answers: {
        [RECORD]: {
          builder: { id: 'bld-neem-homes', name: 'Neem Homes', since: 1998 },
          totals: { delivered: 3, onTime: 2, medianMonthsLate: 6, building: 1, buildingLate: 0 },
          projects: [
            {
              ...{ id: 'k3f9a2m1x0', name: 'Lakeside Heights', city: 'pune', stage: 'READY' },
              ...{ promisedOn: '2024-03-31', possessionOn: '2024-09-30' },
            },
          ],
          complaints: [
            {
              ...{ id: 'DEMO/1', project: { id: 'k3f9a2m1x0', name: 'Lakeside Heights' }, subject: 'DELAY' },
              ...{ state: 'SETTLED', filedOn: '2025-01-10', decidedOn: '2025-09-07', source: 'MahaRERA' },
            },
          ],
        },
      },
    }),
  });
  expect(platform.calls[0]?.input).toEqual({ params: { id: 'bld-neem-homes' } });
  expect(screen.getByText('2 of 3 handed over in the promised month or earlier')).toBeTruthy();
  expect(screen.getByText('Late ones were late by 6 months (median)')).toBeTruthy();
  const projects = within(screen.getByRole('region', { name: '1 project' }));
  expect(projects.getByText('6 months late')).toBeTruthy();
  expect(projects.getByRole('link', { name: 'Pune · 1' }).getAttribute('href')).toBe(
    '/new-projects-in-pune?builder=neem-homes',
  );
  expect(screen.getByText('Settled, 7 Sep 2025')).toBeTruthy();
});

it('does not exist for a name that is none', async () => {
  const visit = { url: '/builders/X_1', params: { builder: 'X_1' } };
  await expect(renderPage(page, visit)).rejects.toMatchObject({ status: 404 });
});
