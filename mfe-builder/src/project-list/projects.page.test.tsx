import type { ProjectFacets, ProjectList } from '@aangan/shared-kit/contracts/projects';
import { type FakeAnswers, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, screen, within } from '@testing-library/react';
import { sampleCard } from '../project-data/testing/public.ts';
import * as page from './projects.page.tsx';

const READY = sampleCard({
  id: 'ready00001',
  name: 'Ready Court',
  url: '/x-prjt-ready00001',
  stage: 'READY',
  rera: { status: 'NOT_GIVEN', state: 'Karnataka', number: null, validUntil: null },
});
const PAID = sampleCard({ id: 'paid000001', name: 'Paid Park', url: '/y-prjt-paid000001', sponsored: true });

const FACETS: ProjectFacets = {
  total: 3,
  stages: [{ value: 'READY', name: 'Ready to move', count: 1 }],
  units: [{ value: 'BHK2', name: '2 BHK', count: 2 }],
  possession: [{ value: 'within_1_year', name: 'Within 1 year', count: 1 }],
  rera: [{ value: 'true', name: 'RERA registered', count: 2 }],
  builder: [{ value: 'neem-homes', name: 'Neem Homes', count: 3 }],
  localities: [
    { value: 'whitefield', name: 'Whitefield', count: 2 },
    { value: 'hennur', name: 'Hennur', count: 1 },
  ],
};

const LIST: ProjectList = {
  projects: [sampleCard(), READY, PAID],
  total: 3,
  page: 1,
  next: null,
  places: [],
  builder: null,
  sponsored: PAID,
};

async function visit(url: string, list: Partial<ProjectList> = {}, more: FakeAnswers = {}) {
  const platform = fakePlatform({
    answers: {
      'GET /api/v1/project/search': { ...LIST, ...list },
      'GET /api/v1/project/search/facets': FACETS,
      'GET /api/v1/project/footer': {
        cities: [
          {
            city: 'pune',
            newProjects: [{ name: 'Baner One', url: '/b-prjt-banerone01', locality: 'Baner' }],
            readyToMove: [],
          },
        ],
      },
      ...more,
    },
  });
  return await act(() => renderPage(page, { url, platform }));
}

const checked = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;

describe('a list of projects', () => {
  it('shows each project with price, sizes, stage, possession and what is known of RERA', async () => {
    await visit('/new-projects-in-bangalore');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('New projects in Bangalore');
    const ready = screen.getByRole('link', { name: 'Ready Court' }).closest('article');
    expect(ready?.textContent).toContain('₹60 Lacs to ₹1.2 Cr');
    expect(ready?.textContent).toContain('1, 2, 3 BHK');
    expect(ready?.textContent).toContain('Ready to move · RERA number not given');
    const building = screen.getByRole('link', { name: 'Lakeside Heights' }).closest('article');
    expect(building?.textContent).toContain('Possession Feb 2028 · K-RERA registered');
  });

  it('shows the advertised project once, first and marked', async () => {
    await visit('/new-projects-in-bangalore');
    const names = within(screen.getByRole('region', { name: 'Projects' })).getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual(['Paid Park', 'Lakeside Heights', 'Ready Court']);
    expect(screen.getByText('Sponsored')).toBeTruthy();
  });

  it('has its filters in a plain form of the place, with counts and the present choice', async () => {
    await visit('/ready-to-move-projects-in-bangalore?rera=true&sort=price_low');
    const form = screen.getByRole('button', { name: 'Show projects' }).closest('form');
    expect(form?.getAttribute('action')).toBe('/new-projects-in-bangalore');
    expect(form?.method).toBe('get');
    expect(checked(/Ready to move/)).toBe(true);
    expect(checked(/RERA registered/)).toBe(true);
    expect(checked(/2 BHK/)).toBe(false);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('price_low');
    expect(screen.getByRole('link', { name: 'Remove Ready to move' }).getAttribute('href')).toBe(
      '/new-projects-in-bangalore?rera=true&sort=price_low',
    );
  });

  it('redirects what the form sends to the tidy address', async () => {
    const sent = visit('/new-projects-in-bangalore?stages=READY&minPrice=&maxPrice=10000000&sort=newest');
    const answer: unknown = await sent.catch((thrown: unknown) => thrown);
    expect((answer as Response).headers.get('location')).toBe('/ready-to-move-projects-in-bangalore?budget=-10000000');
  });

  it('offers wider searches that have projects when nothing fits', async () => {
    const none = {
      projects: [],
      total: 0,
      sponsored: null,
      places: [{ id: 'loc-1', slug: 'whitefield', name: 'Whitefield', latitude: 12.97, longitude: 77.75 }],
    };
    await visit('/ready-to-move-projects-in-whitefield_bangalore?units=BHK4', none, {
      'GET /api/v1/project/search/facets': ({ query }) => ({ ...FACETS, total: query.stages === undefined ? 0 : 4 }),
    });
    expect(
      screen.getByRole('heading', { name: 'No ready-to-move 4 BHK projects in Whitefield, Bangalore fit all filters' }),
    ).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Without “Ready to move”/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Without “4 BHK”: 4 projects' }).getAttribute('href')).toBe(
      '/ready-to-move-projects-in-whitefield_bangalore',
    );
    expect(screen.getByRole('link', { name: 'All of Bangalore: 4 projects' })).toBeTruthy();
  });

  it('says which locality it does not know', async () => {
    await visit('/new-projects-in-nowhere_bangalore');
    expect(screen.getByText(/We do not know nowhere in Bangalore/)).toBeTruthy();
  });

  it('has ten new and ready projects of other cities below', async () => {
    await visit('/new-projects-in-bangalore');
    expect(screen.getByRole('link', { name: 'Baner One, Baner' }).getAttribute('href')).toBe('/b-prjt-banerone01');
  });
});
