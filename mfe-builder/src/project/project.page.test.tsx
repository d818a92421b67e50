import type { ProjectDetail } from '@aangan/shared-kit/contracts/project-values';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleCard, sampleProject } from '../project-data/testing/public.ts';
import * as page from './project.page.tsx';

const PLACES = [
  { kind: 'metro', name: 'Kadugodi', latitude: 12.99, longitude: 77.76, distanceKm: 1.2 },
  { kind: 'school', name: 'Lake School', latitude: 12.96, longitude: 77.74, distanceKm: 0.8 },
] as const;

const OTHER = sampleCard({ id: 'other00001', name: 'Other Court', url: '/x-prjt-other00001' });
const PAID = sampleCard({ id: 'paid000001', name: 'Paid Park', url: '/y-prjt-paid000001', sponsored: true });

const NO_REVIEWS = {
  ...{ count: 0, mean: 0, aspects: {}, demonstration: 0 },
  spread: [0, 0, 0, 0, 0] as [number, number, number, number, number],
  real: { count: 0, mean: 0 },
};

const month = (at: number) => `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;

const ANSWERS = (project: ProjectDetail): FakeAnswers => ({
  'GET /api/v2/building/{id}': project,
  'GET /api/v2/building/{id}/nearby': {
    places: [...PLACES],
    builderNearBy: [],
    similar: [OTHER],
    near: [{ ...OTHER, distanceKm: 1 }],
    sponsored: PAID,
  },
  'GET /api/v1/building/{id}/reviews': { summary: NO_REVIEWS, reviews: [], next: null },
  'GET /api/v1/building/{id}/reviews/mine': { standings: [], why: 'Log in to write a review.', review: null },
  'GET /api/v1/building/{id}/progress': { warnings: [] } as never,
  'GET /api/v2/building/{id}/listings': {
    records: [sampleRecord({ title: 'A flat with a lake view', deposit: 1_00_000 })],
    total: 1,
  },
  'GET /api/v2/building/{id}/rates': {
    points: Array.from({ length: 24 }, (_, at) => ({
      month: month(at),
      project: 8_000 + at * 10,
      locality: 7_500,
      sampleSize: 30,
    })),
  },
  'GET /api/v1/builder/{id}/buildings': { builderId: 'bld-neem-homes', buildings: [OTHER], totalSize: 2 },
  'GET /api/v1/builder/top': { builders: [] },
  'GET /api/v1/estimate/trans-data': { transactions: [], total: 0, allowance: { limit: 3, left: 3, planLeft: 0 } },
});

async function visit(facts: Partial<ProjectDetail> = {}, answers: FakeAnswers = {}, url?: string, loggedIn = false) {
  const project = sampleProject(facts);
  const platform = fakePlatform({ session: { loggedIn }, answers: { ...ANSWERS(project), ...answers } });
  return await act(() => renderPage(page, { url: url ?? project.url, platform }));
}

const thrown = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the project page', () => {
  it('has the sections of the specification by their titles, and none for services without a page', async () => {
    await visit();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Before you book',
      'Ask Neem Homes',
      'Properties Listed',
      'Property Rates',
      'About',
      'Reviews',
      'Rent Payment',
      'Packers and Movers',
      'Refer & Earn',
      'Floor Plan',
      'Payment Calculator',
      'Properties to rent or buy in Bangalore',
      'More projects by Neem Homes',
      'Similar projects',
    ]);
  });

  it('links each of its six tabs to a part that exists', async () => {
    await visit();
    const tabs = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Amenities',
      'Location',
      'Floor plan',
      'Rent property',
      'Buy property',
    ]);
    for (const tab of tabs) {
      expect(document.getElementById(tab.getAttribute('href')?.split('#')[1] ?? '')).not.toBeNull();
    }
  });

  it('shows price, delay, units, and the registration with its QR code', async () => {
    await visit();
    const card = section('Price and builder');
    expect(card.getByText('₹60 Lacs to ₹1.2 Cr')).toBeTruthy();
    expect(card.getByText('First promised for Jun 2027, now 8 months later')).toBeTruthy();
    const overview = section('Overview');
    expect(overview.getByText('PRM/KA/RERA/1251/446')).toBeTruthy();
    expect(overview.getByRole('img', { name: /^QR code of the registration/ })).toBeTruthy();
    const rows = overview.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[1]).toBe('2 BHK₹80 Lacs₹8,0001,000 sq ft700 sq ft12 of 100');
    expect(rows[2]).toContain('Sold out');
  });

  it('says plainly that no RERA number was given', async () => {
    await visit({ imageRera: null, rera: { status: 'NOT_GIVEN', state: 'Karnataka', number: null, validUntil: null } });
    expect(section('Overview').getByText('RERA number: not given')).toBeTruthy();
    expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull();
  });

  it('marks scraped and advertised projects', async () => {
    await visit({ type: 'project', sponsored: true });
    const card = section('Price and builder');
    expect(card.getByText(/^Taken from public sources/)).toBeTruthy();
    expect(card.getByText('Sponsored')).toBeTruthy();
    const tiles = section('Similar projects').getAllByRole('article');
    expect(tiles).toHaveLength(2);
    expect(within(tiles[0] as HTMLElement).getByText('Sponsored')).toBeTruthy();
    expect(within(tiles[1] as HTMLElement).queryByText('Sponsored')).toBeNull();
  });

  it('shows homes for rent, and says that none is for sale', async () => {
    await visit();
    expect(screen.getByRole('link', { name: 'A flat with a lake view' })).toBeTruthy();
    expect(screen.getByText('Deposit ₹1 Lacs')).toBeTruthy();
    expect(screen.getByText('No resale home here right now.')).toBeTruthy();
  });

  it('draws prices over time, and says when there are too few months', async () => {
    await visit();
    expect(screen.getByText('₹8,230 a sq ft now, 1% more than a year ago')).toBeTruthy();
    expect(screen.getByText(/^10% above the median of Whitefield/)).toBeTruthy();
    await visit({}, { 'GET /api/v2/building/{id}/rates': { points: [] } });
    expect(screen.getByText('There are too few months to show prices over time.')).toBeTruthy();
  });

  it.each([
    ['a guest', false, '3 of 3 prices left to open today. 9 a day after you log in.'],
    ['a member', true, '9 of 9 prices left to open today.'],
  ])('asks for two registered transactions at a time, and says what %s may open', async (_who, loggedIn, left) => {
    const limit = loggedIn ? 9 : 3;
    const deal = {
      id: 'deal_1',
      kind: 'SALE',
      bhk: 'BHK2',
      area: 1000,
      society: null,
      month: '2026-03',
      details: null,
    };
    const answer = { transactions: [deal as never], total: 1, allowance: { limit, left: limit, planLeft: 0 } };
    const { platform } = await visit({}, { 'GET /api/v1/estimate/trans-data': answer }, undefined, loggedIn);
    expect(await screen.findByText(left)).toBeTruthy();
    const asked = platform.calls.find(({ call }) => call === 'GET /api/v1/estimate/trans-data');
    expect(asked?.input).toMatchObject({
      query: { buildingId: 'soc-bangalore-lakeside-heights', pageNumber: 1, pageSize: 2, transType: 'SALE' },
    });
  });

  it('lists the rooms of a plan beside its drawing', async () => {
    await visit();
    const plan = section('Floor Plan');
    expect(plan.getByRole('img', { name: /^Floor plan of 2 BHK, 1,000 sq ft/ })).toBeTruthy();
    expect(plan.getByRole('row', { name: '3. Bedroom 2 16′ × 12′ 192 sq ft' })).toBeTruthy();
  });

  it('adds all costs of a unit, and what is due when by the builder’s plan', async () => {
    await visit();
    const calculator = section('Payment Calculator');
    const costs = within(calculator.getByRole('region', { name: 'All costs' }));
    // 80 Lacs, 5 % GST, 5.6 % stamp duty and 2 % registration.
    for (const amount of ['₹4,00,000', '₹4,48,000', '₹1,60,000', '₹90,08,000']) {
      expect(costs.getByText(amount)).toBeTruthy();
    }
    const due = within(calculator.getByRole('region', { name: 'What is due when' }));
    expect(due.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'BookingOn booking · 10%₹8,00,000+ ₹40,000 GST',
      'RoofMay 2027 · 60%₹48,00,000+ ₹2,40,000 GST',
      'PossessionFeb 2028 · 30%₹24,00,000+ ₹1,20,000 GST',
    ]);
    fireEvent.change(calculator.getByRole('combobox', { name: 'Payment plan' }), { target: { value: 'down' } });
    expect(due.getAllByRole('listitem')[1]?.textContent).toContain('₹68,00,000');
    fireEvent.change(calculator.getByRole('combobox', { name: 'Unit' }), { target: { value: 'u2' } });
    expect(costs.getByText('₹1,35,12,000')).toBeTruthy();
  });

  it('sells plots by their area in sq ft and sq yd, without plans, GST and the duty of flats', async () => {
    const [unit] = sampleProject().unitTypes;
    if (!unit) throw new Error('The sample has a unit.');
    const plot = { ...unit, type: 'PLOT' as const, carpetArea: 1_350, builtUpArea: 1_350, plan: null };
    await visit({ kind: 'PLOTS', city: 'chennai', units: ['PLOT'], unitTypes: [plot], towers: 0, floors: 0 });
    expect(section('Overview').getByRole('rowheader', { name: '1,350 sq ft (150 sq yd)' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Floor Plan' })).toBeNull();
    const costs = within(section('Payment Calculator').getByRole('region', { name: 'All costs' }));
    expect(costs.getByText('Stamp duty, 7%')).toBeTruthy();
    expect(costs.queryByText(/^GST, /)).toBeNull();
  });

  it('marks duties that no source confirms, and names the office that knows them', async () => {
    await visit({ city: 'nashik' });
    const costs = within(section('Payment Calculator').getByRole('region', { name: 'All costs' }));
    expect(costs.getByText('Stamp duty, 6% (unconfirmed)')).toBeTruthy();
    expect(costs.getByText(/Confirm them with the sub-registrar\.$/)).toBeTruthy();
  });

  it('charges no GST on a project that is ready', async () => {
    await visit({ stage: 'READY', paymentPlan: [] });
    const calculator = section('Payment Calculator');
    expect(calculator.queryByText(/^GST, /)).toBeNull();
    expect(calculator.getByText('GST: none, the project is complete')).toBeTruthy();
  });

  it('appends more projects of the builder, and replaces them by those of another', async () => {
    const top = { builders: [{ id: 'bld-oak', name: 'Oak', url: '/builders/oak' }] };
    const { platform } = await visit({}, { 'GET /api/v1/builder/top': top as never });
    const more = section('More projects by Neem Homes');
    const names = () => more.getAllByRole('article').map((tile) => within(tile).getByRole('link').textContent);
    platform.answers['GET /api/v1/builder/{id}/buildings'] = {
      builderId: 'bld-neem-homes',
      buildings: [OTHER, PAID],
      totalSize: 2,
    };
    fireEvent.click(more.getByRole('button', { name: 'Show more projects' }));
    await waitFor(() => expect(names()).toEqual(['Other Court', 'Paid Park']));
    platform.answers['GET /api/v1/builder/{id}/buildings'] = { builderId: 'bld-oak', buildings: [PAID], totalSize: 1 };
    fireEvent.click(more.getByRole('radio', { name: 'Oak' }));
    await waitFor(() => expect(names()).toEqual(['Paid Park']));
    expect(more.getByText('1 of 1 by Oak')).toBeTruthy();
  });

  it('shortlists on the device', async () => {
    const { platform } = await visit();
    const [corner] = screen.getAllByRole('button', { name: /^Shortlist/ });
    fireEvent.click(corner as HTMLElement);
    expect(await screen.findByRole('button', { name: 'Shortlisted', pressed: true })).toBeTruthy();
    expect(localStorage.getItem('aangan.projects')).toBe('abc123def4');
    expect(platform.shownAlerts).toHaveLength(1);
    localStorage.clear();
  });

  it('redirects an untidy name permanently, with the query', async () => {
    const answer = await thrown(visit({}, {}, '/any-old-text-prjt-abc123def4?from=mail'));
    expect((answer as Response).status).toBe(301);
    expect((answer as Response).headers.get('location')).toBe(`${sampleCard().url}?from=mail`);
  });

  it.each([404, 400])('answers 404 when the server answers %i for the id', async (status) => {
    const answer = await thrown(visit({}, { 'GET /api/v2/building/{id}': fakeHttpError(status) }));
    expect((answer as Response).status).toBe(404);
  });

  it('answers 404 for an address whose id is none, without asking the server', async () => {
    const platform = fakePlatform();
    const answer = await thrown(renderPage(page, { url: '/x-prjt-!', platform }));
    expect((answer as Response).status).toBe(404);
    expect(platform.calls).toEqual([]);
  });

  it('renders without everything that is not the project itself', async () => {
    const failing = Object.keys(ANSWERS(sampleProject())).filter((call) => call !== 'GET /api/v2/building/{id}');
    await visit({}, Object.fromEntries(failing.map((call) => [call, fakeHttpError(500)])));
    expect(screen.getByText('The places around could not be loaded.')).toBeTruthy();
    expect(screen.getByText('The prices over time could not be loaded.')).toBeTruthy();
    expect(screen.getByText('The homes in this project could not be loaded.')).toBeTruthy();
  });

  it('describes itself to search engines with offers, and with no rating that nobody gave', async () => {
    const { data, platform } = await visit();
    const head = page.head({
      data: data as Parameters<typeof page.head>[0]['data'],
      url: new URL(platform.origin),
      params: {},
      platform,
    });
    expect(head.canonical).toBe(sampleCard().url);
    expect(head.description?.length).toBeLessThanOrEqual(160);
    const [complex, ...rest] = head.jsonLd as { '@type': string; aggregateRating?: object; price?: number }[];
    expect(complex).toMatchObject({ '@type': 'ApartmentComplex', numberOfAvailableAccommodationUnits: { value: 12 } });
    expect(complex?.aggregateRating).toBeUndefined();
    const real = { ...NO_REVIEWS, count: 3, real: { count: 2, mean: 4.5 } };
    const answer = { summary: real, reviews: [], next: null };
    const rated = await visit({}, { 'GET /api/v1/building/{id}/reviews': answer });
    const [ratedComplex] = (rated.data as { jsonLd: () => object[] }).jsonLd();
    expect(ratedComplex).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 2 } });
    expect(rest.filter((each) => each['@type'] === 'Offer').map(({ price }) => price)).toEqual([
      80_00_000, 1_20_00_000,
    ]);
  });
});
