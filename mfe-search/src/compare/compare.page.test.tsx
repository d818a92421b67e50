import { saveView } from '@aangan/shared-kit/platform/device-views';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';
import { fireEvent, screen, within } from '@testing-library/react';
import { sampleAnswer } from '../listing-detail/testing/public.ts';
import * as page from './compare.page.tsx';

const ONE = '8a9f00000000001a';
const TWO = '8a9f00000000001b';
const GONE = '8a9f00000000001c';

const platform = (answers: FakeAnswers = {}) =>
  fakePlatform({
    answers: {
      'GET /api/v1/property/{propertyId}': ({ params: { propertyId } }) => {
        if (propertyId === GONE) throw fakeHttpError(404);
        return sampleAnswer({
          id: propertyId,
          title: `Home ${propertyId}`,
          rent: propertyId === ONE ? 30_000 : 40_000,
        });
      },
      'GET /api/v1/property/{type}similar/{id}': {
        records: [sampleRecord({ id: TWO }), sampleRecord({ id: '8a9f00000000001d', title: 'A third home' })],
      },
      ...answers,
    },
  });

const open = (query: string) => renderPage(page, { url: `/comparePage${query}`, platform: platform() });
const rowNames = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((head) => head.textContent);

beforeEach(() => localStorage.clear());

describe('the comparison page', () => {
  it('shows the homes side by side', async () => {
    await open(`?ids=${ONE},${TWO}`);
    const columns = within(screen.getByRole('table')).getAllByRole('columnheader');
    expect(columns.map((head) => within(head).getAllByRole('link')[0]?.textContent)).toEqual([
      `Home ${ONE}`,
      `Home ${TWO}`,
    ]);
    expect(screen.getByRole('row', { name: /^Monthly cost, all included/ }).textContent).toContain('₹34,250₹44,250');
  });

  it('shows only the differing rows at its own address, reached by a link', async () => {
    await open(`?ids=${ONE},${TWO}`);
    expect(rowNames()).toContain('Bathrooms');
    fireEvent.click(screen.getByRole('link', { name: 'Only differences' }));
    await screen.findByRole('link', { name: 'Only differences', current: 'page' });
    expect(rowNames()).toEqual(['Price', 'Monthly cost, all included', 'Deposit']);
  });

  it('removes a home through a link to the address without it', async () => {
    await open(`?ids=${ONE},${TWO}`);
    expect(screen.getByRole('link', { name: `Remove Home ${ONE}` }).getAttribute('href')).toBe(
      `/comparePage?ids=${TWO}`,
    );
  });

  it('says that a home is no longer listed and shows the others', async () => {
    await open(`?ids=${ONE},${GONE}`);
    expect(screen.getByText('One of the homes is no longer listed, so it is not shown.')).toBeTruthy();
    expect(screen.getByRole('link', { name: `Home ${ONE}` })).toBeTruthy();
  });

  it('suggests similar homes that are not in the comparison yet', async () => {
    await open(`?ids=${ONE},${TWO}`);
    const offered = screen.getAllByRole('link', { name: 'Compare this one' });
    expect(offered.map((link) => link.getAttribute('href'))).toEqual([
      `/comparePage?ids=${ONE},${TWO},8a9f00000000001d`,
    ]);
  });

  it('loads the homes stored on this device', async () => {
    localStorage.setItem('aangan.compare', TWO);
    await open(`?ids=${ONE}`);
    expect(screen.getByRole('link', { name: 'Add the home you chose' }).getAttribute('href')).toBe(
      `/comparePage?ids=${ONE},${TWO}`,
    );
  });

  it('adds a recently viewed home by one press, and offers none that is compared', async () => {
    for (const id of [ONE, TWO]) saveView({ id, viewedOn: 1 });
    const cards = platform({
      'GET /api/v1/property/cards': ({ query }) => ({
        records: query.ids.split(',').map((id) => sampleRecord({ id, title: `Home ${id}` })),
      }),
    });
    await renderPage(page, { url: `/comparePage?ids=${ONE}`, platform: cards });
    const row = within(await screen.findByRole('region', { name: 'Recently viewed' }));
    expect(row.getAllByRole('link', { name: 'Compare this one' }).map((link) => link.getAttribute('href'))).toEqual([
      `/comparePage?ids=${ONE},${TWO}`,
    ]);
  });

  it('redirects a pasted listing address to the comparison with that home', async () => {
    const answer: unknown = await open(`?ids=${ONE}&add=/property/rent/x/${TWO}/detail`).catch(
      (thrown: unknown) => thrown,
    );
    expect((answer as Response).headers.get('location')).toBe(`/comparePage?ids=${ONE},${TWO}`);
  });

  it('reports a pasted text that is not a home, and keeps the text for correction', async () => {
    await open(`?ids=${ONE}&add=my+home`);
    const box = screen.getByRole('textbox', { name: 'Home’s web address' });
    expect(box).toHaveProperty('value', 'my home');
    expect(screen.getByText(/This is not the address of a home on Aangan/)).toBeTruthy();
    expect(screen.getByRole('link', { name: `Home ${ONE}` })).toBeTruthy();
  });

  it('keeps the focus in the comparison when a home is removed', async () => {
    await open(`?ids=${ONE},${TWO}`);
    fireEvent.click(screen.getByRole('link', { name: `Remove Home ${ONE}` }));
    await screen.findByText(/^1 of 4 homes added/);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Comparison' }));
  });

  it('renders empty, with links to find homes', async () => {
    await open('');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('link', { name: 'Find homes for rent' })).toBeTruthy();
  });
});
