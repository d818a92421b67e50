import { type FakeAnswers, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen } from '@testing-library/react';
import * as page from './know-your-rent.page.tsx';

const ESTIMATE = {
  city: 'bangalore',
  locality: 'Koramangala',
  estimate: { low: 28_000, median: 31_000, high: 34_000, homes: 1_502 },
  like: { homes: 41, medianDaysListed: 12 },
  differences: [
    { what: 'furnishing', value: 'FULLY_FURNISHED', percent: 12.4 },
    { what: 'amenity', value: '-LIFT', percent: -2 },
  ],
  homes: [],
  trend: { bhk: 'BHK2', points: [] },
} as const;
const ANSWERS: FakeAnswers = {
  'GET /api/v1/localities/city/{city}': { localities: [{ slug: 'koramangala', name: 'Koramangala' }] as never },
  'GET /api/v1/rent-estimate': ESTIMATE as never,
};
const HOME = 'city=bangalore&locality=koramangala&bhk=BHK2&area=1,000&amenity=LIFT';

const open = (query: string) =>
  renderPage(page, { url: `/know-your-rent?${query}`, platform: fakePlatform({ answers: ANSWERS }) });

describe('the estimate of a rent', () => {
  it('asks for nothing before there is a home', async () => {
    const { platform } = await open('');
    expect(platform.calls.map(({ call }) => call)).toEqual(['GET /api/v1/localities/city/{city}']);
    expect(screen.getByRole('button', { name: 'Estimate the rent' })).toBeTruthy();
  });

  it('says the range, where it comes from, and what would change it', async () => {
    const { platform } = await open(HOME);
    expect(platform.calls.at(-1)?.input).toMatchObject({
      query: { localityId: 'loc-bangalore-koramangala', bhk: 'BHK2', area: 1_000, amenities: 'LIFT' },
    });
    expect(screen.getByText('Half of such homes ask ₹28,000 to ₹34,000 a month.')).toBeTruthy();
    expect(screen.getByText(/1,502 live homes of the city\. 41 homes of this size/)).toBeTruthy();
    expect(screen.getByText('Furnished: 12.4% more')).toBeTruthy();
    expect(screen.getByText('Without lift: 2% less')).toBeTruthy();
  });

  it('is shown to others without the form', async () => {
    await open(`${HOME}&share=true`);
    expect(screen.getByText('Half of such homes ask ₹28,000 to ₹34,000 a month.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Estimate the rent' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Estimate your own home' })).toBeTruthy();
  });

  it('names what is missing of a home', async () => {
    await open('city=bangalore&locality=koramangala&bhk=BHK2&area=5');
    expect(screen.getByText('Enter the area, from 100 to 20,000 sq ft.')).toBeTruthy();
    expect(screen.queryByText('Choose a locality from the list.')).toBeNull();
  });

  it('keeps what was typed where it is no number', async () => {
    await open('city=bangalore&locality=koramangala&bhk=BHK2&area=900&floor=third');
    expect(screen.getByText('Enter a floor from 0 to 80.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Floor').value).toBe('third');
    expect(screen.getByLabelText<HTMLInputElement>('Built-up area, sq ft').value).toBe('900');
  });

  it('asks for the localities of another city without complaints', async () => {
    await open('city=pune&cityOnly=true&locality=&bhk=BHK2&area=');
    expect(screen.queryByText('Some answers need a change.')).toBeNull();
  });
});
