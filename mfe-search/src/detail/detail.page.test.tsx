import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';
import { act, cleanup, screen, within } from '@testing-library/react';
import { AROUND, FOR_SALE, sampleAnswer } from '../listing-detail/testing/public.ts';
import * as page from './detail.page.tsx';

const TRENDS = {
  locality: 'Koramangala',
  bhk: 'BHK2',
  unit: 'rent_per_month',
  points: [
    { month: '2026-09', value: 31_000, sampleSize: 20 },
    { month: '2026-10', value: 32_000, sampleSize: 22 },
  ],
} as const;

async function visit(answers: FakeAnswers = {}, url?: string) {
  const answer = sampleAnswer();
  const platform = fakePlatform({
    answers: {
      'GET /api/v1/property/{propertyId}': answer,
      'GET /v5/localities/nearby': AROUND,
      'GET /api/v2/property/{propertyId}/rent/trends': { ...TRENDS, points: [...TRENDS.points] },
      'GET /api/v1/property/{type}similar/{id}': {
        records: [sampleRecord({ id: '8a9f00000000002b', title: 'A home nearby' })],
      },
      'GET /api/v1/estimate/trans-data': { transactions: [], total: 0, allowance: { limit: 3, left: 3, planLeft: 0 } },
      ...answers,
    },
  });
  const propertyId = answer.record.id;
  return await act(() => renderPage(page, { url: url ?? answer.record.detailUrl, params: { propertyId }, platform }));
}

const thrown = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('the detail page', () => {
  it('shows price, facts, location and the deferred sections', async () => {
    await visit();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(sampleRecord().title);
    const priceCard = within(screen.getByRole('region', { name: 'Price and owner' }));
    expect(priceCard.getByText('About ₹36,250/month, all costs')).toBeTruthy();
    expect(screen.getByText('Owner Kavya · confirmed 2 days ago')).toBeTruthy();
    const metro = screen.getByRole('heading', { name: 'Metro' }).closest('li');
    expect(
      within(metro as HTMLElement)
        .getAllByText(/ km$/)
        .map((each) => each.textContent),
    ).toEqual(['1.1 km', '2.4 km']);
    expect(screen.getByText(/^Distances are in a straight line/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'A home nearby' })).toBeTruthy();
    const estimate = screen.getByRole('link', { name: 'Estimate the rent of a home like this' });
    expect(estimate.getAttribute('href')).toMatch(/^\/know-your-rent\?city=bangalore&locality=koramangala&bhk=BHK2/);
    expect(screen.getByText('Median rent of 2 BHK homes in Koramangala, a month', { selector: 'p' })).toBeTruthy();
  });

  it('makes each of its five calls once', async () => {
    const { platform } = await visit();
    // Requested for the building first, and then for the locality, because the building has no deal.
    expect(platform.calls.map(({ call }) => call).sort()).toEqual([
      'GET /api/v1/estimate/trans-data',
      'GET /api/v1/estimate/trans-data',
      'GET /api/v1/property/{propertyId}',
      'GET /api/v1/property/{type}similar/{id}',
      'GET /api/v2/property/{propertyId}/rent/trends',
      'GET /v5/localities/nearby',
    ]);
  });

  it('redirects an old slug permanently to the canonical address', async () => {
    const answer = await thrown(visit({}, `/property/rent/old-text/${sampleRecord().id}/detail?from=mail`));
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).status).toBe(301);
    expect((answer as Response).headers.get('location')).toBe(`${sampleRecord().detailUrl}?from=mail`);
  });

  it.each([404, 400])('responds 404 when the server answers %i for the id', async (status) => {
    const answer = await thrown(visit({ 'GET /api/v1/property/{propertyId}': fakeHttpError(status) }));
    expect((answer as Response).status).toBe(404);
  });

  it('fails when the server fails', async () => {
    const failure = await thrown(visit({ 'GET /api/v1/property/{propertyId}': fakeHttpError(503) }));
    expect(failure).toMatchObject({ name: 'HttpError', status: 503 });
  });

  it('renders without trends and similar listings, and offers a retry', async () => {
    await visit({
      'GET /api/v2/property/{propertyId}/rent/trends': fakeHttpError(500),
      'GET /api/v1/property/{type}similar/{id}': fakeHttpError(500),
    });
    expect(screen.getByText('Price trends could not be loaded.')).toBeTruthy();
    expect(screen.getByText('Similar homes for rent could not be loaded.')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  });

  it('shows nearby localities linked to their homes, and renders without them', async () => {
    await visit();
    expect(screen.getByRole('img', { name: /^Sketch: the home in Koramangala/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'HSR Layout' }).getAttribute('href')).toBe(
      '/flats-for-rent-in-hsr-layout_bangalore',
    );
    cleanup();
    await visit({ 'GET /v5/localities/nearby': fakeHttpError(500) });
    expect(screen.queryByRole('img', { name: /^Sketch/ })).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'Location' })).toBeTruthy();
  });

  it('says that a home is rented out, removes the actions and links to similar homes', async () => {
    const { data, platform } = await visit({
      'GET /api/v1/property/{propertyId}': sampleAnswer({ active: false, inactiveReason: 'LETOUT_FREEDOM' }),
    });
    expect(screen.getAllByText('rented out')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /Contact owner/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'similar ones' }).getAttribute('href')).toBe('#similar');
    expect(headOf(data, platform).robots).toBe('noindex,follow');
  });

  it('has a loan calculator for sales only', async () => {
    await visit({ 'GET /api/v1/property/{propertyId}': sampleAnswer(FOR_SALE) });
    expect(screen.getByRole('heading', { name: 'Monthly instalment' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Loan' }).getAttribute('href')).toContain('#loan');
  });

  it('links every tab to a section that exists', async () => {
    await visit();
    for (const link of within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')) {
      const id = link.getAttribute('href')?.split('#')[1] ?? '';
      expect(document.getElementById(id)).not.toBeNull();
    }
  });

  it('describes the listing once for search engines', async () => {
    const { data, platform } = await visit();
    const head = headOf(data, platform);
    expect(head).toMatchObject({
      title: `${sampleRecord().title}: ₹32,000 a month | Aangan`,
      canonical: sampleRecord().detailUrl,
      city: 'bangalore',
      image: 'https://assets.test/pictures/living-03-1280.webp',
      preloadImage: { type: 'image/avif' },
    });
    expect(head.robots).toBeUndefined();
    expect(head.description?.length).toBeLessThanOrEqual(160);
    expect(head.description).toContain('Home for rent in Koramangala, Bangalore: ₹32,000 a month.');
    expect(head.jsonLd).toHaveLength(2);
  });

  it('leaves the structured data out of the serialised loader data', async () => {
    const { data } = await visit();
    expect(JSON.stringify({ ...(data as object), trends: null, similar: null })).not.toContain('schema.org');
  });
});

function headOf(data: unknown, platform: ReturnType<typeof fakePlatform>) {
  const url = new URL(platform.origin);
  return page.head({ data: data as Parameters<typeof page.head>[0]['data'], url, params: {}, platform });
}
