import type { ComparedProject } from '@aangan/shared-kit/contracts/projects';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, screen, within } from '@testing-library/react';
import { sampleCard, sampleProject } from '../project-data/testing/public.ts';
import * as page from './comparison.page.tsx';

function compared(facts: Partial<ComparedProject> = {}): ComparedProject {
  const { about: _, images: __, imageRera: ___, paymentPlan: ____, ...project } = sampleProject();
  return { ...project, ...facts };
}

const PARENT = compared();
const OAK = compared({ id: 'oak0000001', name: 'Oak Park', url: '/oak-park-prjt-oak0000001', pricePerSqft: 9_600 });
const TEAK = sampleCard({ id: 'teak000001', name: 'Teak Court', url: '/teak-prjt-teak000001' });

function answers(buildings: readonly ComparedProject[]): FakeAnswers {
  return {
    'GET /api/v2/building/{id}/comparison': {
      tabsList: Array.from({ length: 4 }, (_, at) => buildings[at] ?? null),
      buildings: [...buildings],
      parentBuildingDetails: PARENT,
    },
    'GET /api/v2/building/{id}/nearby': { places: [], builderNearBy: [], similar: [TEAK], near: [], sponsored: null },
    'GET /api/v1/project/names': ({ query }) => ({ projects: query.hint === 'teak' ? [TEAK] : [] }),
  };
}

async function visit(url: string, buildings: readonly ComparedProject[], more: FakeAnswers = {}) {
  const platform = fakePlatform({ answers: { ...answers(buildings), ...more } });
  return await act(() => renderPage(page, { url, platform }));
}

const BOTH = '/comparison-report-abc123def4?with=oak0000001';
const thrown = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as Response,
  );
const linkOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the comparison report', () => {
  it('fills the first tab and leaves the rest empty', async () => {
    await visit('/comparison-report-abc123def4', [PARENT]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain('Lakeside Heights');
    expect(screen.getAllByRole('link', { name: 'Add a project below' })).toHaveLength(3);
    expect(screen.queryByRole('link', { name: /^Remove/ })).toBeNull();
    expect(linkOf('Compare this one')).toBe('/comparison-report-abc123def4?with=teak000001');
  });

  it('has what differs first, and the price per sq ft against that of the parent', async () => {
    await visit(BOTH, [PARENT, OAK]);
    const groups = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(groups.slice(0, 3)).toEqual(['Where they differ', 'Price per sq ft', 'The same in all']);
    expect(screen.getByText('₹9,600, 20% more than Lakeside Heights')).toBeTruthy();
  });

  it('shows only differences at an address of their own', async () => {
    await visit(`${BOTH}&only=differences`, [PARENT, OAK]);
    const table = within(screen.getByRole('table'));
    expect(table.queryByText('The same in all')).toBeNull();
    expect(linkOf('Everything')).toBe(BOTH);
  });

  it('removes a project by a link; without the first one the next takes its place', async () => {
    await visit(BOTH, [PARENT, OAK]);
    expect(linkOf('Remove Oak Park')).toBe('/comparison-report-abc123def4');
    expect(linkOf('Remove Lakeside Heights')).toBe('/comparison-report-oak0000001');
  });

  it('finds projects of the city by name, and says when there is none', async () => {
    const { platform } = await visit(`${BOTH}&find=teak`, [PARENT, OAK]);
    expect(screen.getByRole('heading', { name: 'Found' })).toBeTruthy();
    expect(platform.calls.find(({ call }) => call === 'GET /api/v1/project/names')?.input).toEqual({
      query: { city: 'bangalore', hint: 'teak' },
    });
    await visit(`${BOTH}&find=zzz`, [PARENT, OAK]);
    expect(screen.getByText(/^No project in this city has this name/)).toBeTruthy();
  });

  it('adds a project by the pasted address of its page', async () => {
    const answer = await thrown(visit(`${BOTH}&find=%2Fteak-prjt-teak000001`, [PARENT, OAK]));
    expect(answer?.headers.get('location')).toBe('/comparison-report-abc123def4?with=oak0000001,teak000001');
  });

  it('adds projects from the shortlist of the device', async () => {
    localStorage.setItem('aangan.projects', 'oak0000001,teak000001');
    await visit(BOTH, [PARENT, OAK]);
    expect(linkOf('Add from your shortlist (1)')).toBe('/comparison-report-abc123def4?with=oak0000001,teak000001');
    localStorage.clear();
  });

  it('says that a project of the address is gone', async () => {
    await visit(BOTH, [PARENT]);
    expect(screen.getByText(/no longer on Aangan/)).toBeTruthy();
  });

  it.each([
    ['/comparison-report-!', {}],
    ['/comparison-report-abc123def4', { 'GET /api/v2/building/{id}/comparison': fakeHttpError(404) }],
  ])('answers 404 at %s when there is no such project', async (url, more) => {
    expect((await thrown(visit(url, [PARENT], more)))?.status).toBe(404);
  });
});
