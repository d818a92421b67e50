import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { type ExploreAnswers, exploreLink } from '@aangan/shared-kit/links/explore';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as explorePage from './explore.page.tsx';

const EXPLORED = 'GET /api/v1/pyp/explore';
const START = 'POST /api/v1/property/manage';
const SAVE_INTENT = 'POST /api/v1/pyp/intent/save';

const FLAT: ExploreAnswers = { city: 'bangalore', category: 'RENT', locality: 'koramangala', values: { unit: 'BHK2' } };

const explored = (facts: Partial<CallAnswer<typeof EXPLORED>> = {}): CallAnswer<typeof EXPLORED> => ({
  estimate: { homes: 42, low: 28_000, median: 32_000, high: 36_000, medianDaysListed: 12, longestDaysListed: 60 },
  comparedWith: '2 BHK homes for rent in Koramangala',
  interestedPeople: 31,
  locality: 'Koramangala',
  trend: {
    bhk: 'BHK2',
    unit: 'rent_per_month',
    points: [
      { month: '2026-10', value: 31_000, sampleSize: 20 },
      { month: '2026-11', value: 32_000, sampleSize: 22 },
    ],
  },
  ...facts,
});

const locality = (name: string, slug: string, rents: number) => ({
  ...{ id: `loc-bangalore-${slug}`, slug, name, city: 'bangalore', latitude: 12.9, longitude: 77.6, zone: 'South' },
  ...{ listings: { RENT: rents }, medianRent: null, medianPricePerSqft: null },
});

const ANSWERS: FakeAnswers = {
  'GET /api/v1/property/bhk/info': {
    units: [{ unit: 'BHK2', label: '2 BHK', homes: 15, area: { low: 950, median: 1_100, high: 1_250 } }],
  },
  [EXPLORED]: explored(),
  [SAVE_INTENT]: { status: 'success' },
  'GET /api/v1/localities/city/{city}': {
    localities: [locality('Whitefield', 'whitefield', 4), locality('Koramangala', 'koramangala', 9)],
  },
};

const open = (url: string, answers: FakeAnswers = {}, loggedIn = false) =>
  renderPage(explorePage, {
    url,
    platform: fakePlatform({ session: { loggedIn }, answers: { ...ANSWERS, ...answers } }),
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('exploring what a property could bring', () => {
  it('goes step by step in the address, and Back shows the answers again', async () => {
    const { location, go, platform } = await open('/pyp-explore/property');
    await userEvent.click(screen.getByRole('radio', { name: 'Rent out a home' }));
    await press('Next');
    await waitFor(() => expect(title()).toBe('About your property'));
    await userEvent.click(screen.getByRole('radio', { name: '2 BHK' }));
    await userEvent.type(screen.getByRole('spinbutton'), '1100');
    await press('Next');
    await waitFor(() => expect(title()).toBe('Where is it?'));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Koramangala',
      'Whitefield',
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Koramangala' }));
    await waitFor(() => expect(title()).toBe('What you can ask for your property'));
    expect(location()).toBe(exploreLink('listing', { ...FLAT, values: { unit: 'BHK2', area: 1_100 } }));
    expect(platform.calls.filter(({ call }) => call === SAVE_INTENT).map(({ input }) => input)).toEqual([
      { form: { category: 'RENT', step: 'property' } },
      { form: { category: 'RENT', step: 'additional', unit: 'BHK2', area: 1_100 } },
      {
        form: {
          category: 'RENT',
          step: 'locality',
          unit: 'BHK2',
          area: 1_100,
          localityId: 'loc-bangalore-koramangala',
        },
      },
    ]);
    await go(-1);
    await go(-1);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 BHK' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('1100');
    await go(-1);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Rent out a home' }).checked).toBe(true);
  });

  it.each([
    ['/pyp-explore', '/pyp-explore/property'],
    ['/pyp-explore/listing', '/pyp-explore/property'],
    ['/pyp-explore/listing?city=pune&category=PLOT', '/pyp-explore/additional?city=pune&category=PLOT'],
    ['/pyp-explore/listing?city=pune&category=PG', '/pyp-explore/locality?city=pune&category=PG'],
  ])('leads %s to the first step without an answer', async (url, to) => {
    const thrown = await open(url).catch((error: unknown) => error as Response);
    expect((thrown as Response).headers.get('location')).toBe(to);
  });

  it('asks again for a locality that the city does not have', async () => {
    const thrown = await open(exploreLink('listing', FLAT), { [EXPLORED]: fakeHttpError(400) }).catch(
      (e: unknown) => e,
    );
    expect((thrown as Response).headers.get('location')).toBe(
      exploreLink('locality', { ...FLAT, locality: undefined }),
    );
  });

  it('looks a typed locality up without JavaScript', async () => {
    const suggestion = {
      ...locality('Koramangala', 'koramangala', 9),
      kind: 'locality' as const,
      subtitle: '',
      count: 9,
    };
    await open(`${exploreLink('locality', { ...FLAT, locality: undefined })}&q=kora`, {
      'GET /places/api/v1/autocomplete': { suggestions: [suggestion, { ...suggestion, kind: 'metro', name: 'Metro' }] },
    });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Localities for “kora”');
    expect(screen.getByRole('link', { name: 'Koramangala' }).getAttribute('href')).toBe(exploreLink('listing', FLAT));
    expect(screen.queryByRole('link', { name: 'Metro' })).toBeNull();
  });
});

describe('the last step of exploring', () => {
  it('shows median, range, their number and age, interest and the trend', async () => {
    await open(exploreLink('listing', FLAT));
    const text = document.body.textContent ?? '';
    expect(text).toContain('₹32,000 a month');
    expect(text).toContain('Half of 42 similar listings ask ₹28,000 to ₹36,000.');
    expect(text).toContain('From 42 live 2 BHK homes for rent in Koramangala, the oldest posted 60 days ago.');
    expect(text).toContain('31 people viewed, shortlisted or contacted such listings in Koramangala');
    expect(text).toContain('Half of them were posted in the last 12 days.');
    expect(text).toContain('Half of the 2 BHK homes in Koramangala have 950 to 1,250 sq ft.');
    expect(screen.getByRole('img', { name: /^Median rent of 2 BHK homes in Koramangala/ })).toBeTruthy();
  });

  it('says honestly that there are too few homes, and can be posted from all the same', async () => {
    await open(exploreLink('listing', FLAT), {
      [EXPLORED]: explored({ estimate: null, trend: null, interestedPeople: 0 }),
    });
    expect(screen.getByRole('heading', { name: 'Too few similar listings to compare' })).toBeTruthy();
    expect(screen.queryByText(/₹/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Post it free' })).toBeTruthy();
  });

  it('asks for a login, then hands every answer to a draft and opens its form', async () => {
    const anonymous = await open(exploreLink('listing', FLAT));
    await press('Post it free');
    expect(anonymous.platform.signUps).toEqual(['post-property']);
    anonymous.unmount();

    const started = { id: 'a1b2c3d4e5f60718', category: 'RENT', progress: { next: 'property' } };
    const opened: string[] = [];
    const loader: typeof explorePage.loader = (args) => {
      opened.push(args.url.pathname);
      return explorePage.loader(args);
    };
    const { platform } = await renderPage(
      { ...explorePage, loader },
      {
        url: exploreLink('listing', { ...FLAT, values: { unit: 'BHK2', area: 1_100 } }),
        platform: fakePlatform({
          session: { loggedIn: true },
          answers: { ...ANSWERS, [START]: started as CallAnswer<typeof START> },
        }),
      },
    );
    await press('Post it free');
    expect(platform.calls.find(({ call }) => call === START)?.input).toEqual({
      json: {
        category: 'RENT',
        city: 'bangalore',
        changes: {
          unit: { value: 'BHK2', typedAt: expect.any(Number) },
          area: { value: 1_100, typedAt: expect.any(Number) },
          localityId: { value: 'loc-bangalore-koramangala', typedAt: expect.any(Number) },
        },
      },
    });
    await waitFor(() => expect(opened).toContain('/property/manage/rent/a1b2c3d4e5f60718/property'));
  });

  it('shows why no draft could be started', async () => {
    await open(exploreLink('listing', FLAT), { [START]: fakeHttpError(409, 'You have 20 unfinished listings.') }, true);
    await press('Post it free');
    expect((await screen.findByRole('alert')).textContent).toContain('You have 20 unfinished listings.');
  });
});
