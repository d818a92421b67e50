import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleAnswer, sampleFacets } from '../listing-search/testing/public.ts';
import * as page from './results.page.tsx';

afterEach(cleanup);
beforeEach(() => {
  window.scrollBy = () => undefined;
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

const AT = { latitude: 12.9, longitude: 77.6 };
const ADDRESS = '/flats-for-rent-in-koramangala_bangalore';
const cards = () => document.querySelectorAll('article').length;

async function open(answers: FakeAnswers = {}, url = ADDRESS, loggedIn = false) {
  const platform = fakePlatform({
    session: { loggedIn },
    answers: {
      'GET /api/v1/property/search/cards': ({ query }) => sampleAnswer(75, Number(query.page)),
      'GET /api/v1/property/search/facets': sampleFacets(46),
      'GET /api/space/group/details': { repeatingNumber: 9, adsData: [] },
      'GET /api/v1/content/searches/{slug}': fakeHttpError(404),
      ...answers,
    },
  });
  return renderPage(page, { url, platform });
}

const callsOf = (platform: { calls: readonly { call: string; input: unknown }[] }, path: string) =>
  platform.calls.filter(({ call }) => call === `GET /api/v1/property/${path}`).map(({ input }) => input);

describe('the filter sheet', () => {
  const openSheet = async () => {
    fireEvent.click(screen.getByRole('link', { name: 'Filters' }));
    return within(await screen.findByRole('dialog', { name: 'Filters' }));
  };

  it('shows the result count of each option and of the whole draft', async () => {
    const { platform } = await open();
    const sheet = await openSheet();
    expect(await sheet.findByText('Show 46 homes for rent')).toBeTruthy();
    expect(sheet.getByRole('checkbox', { name: /^2 BHK/ }).closest('label')?.textContent).toBe('2 BHK17');
    platform.answers['GET /api/v1/property/search/facets'] = sampleFacets(17);
    fireEvent.click(sheet.getByRole('checkbox', { name: /^2 BHK/ }));
    expect(await sheet.findByText('Show 17 homes for rent')).toBeTruthy();
    expect(callsOf(platform, 'search/facets').at(-1)).toMatchObject({ query: { bhk: 'BHK2' } });
  });

  it('says when no home has photos, because illustrations are none', async () => {
    const { platform } = await open();
    const counts = sampleFacets(46);
    const none = { withPhotos: [{ value: 'true', count: 0 }] };
    platform.answers['GET /api/v1/property/search/facets'] = { ...counts, facets: { ...counts.facets, ...none } };
    const sheet = await openSheet();
    expect(await sheet.findByText('No home here has photos yet. The pictures are illustrations.')).toBeTruthy();
  });

  it('requests counts once for several quick changes, and applies nothing before the button', async () => {
    const { platform, location } = await open();
    const sheet = await openSheet();
    await sheet.findByText('Show 46 homes for rent');
    const before = callsOf(platform, 'search/facets').length;
    const boxes = [/^1 BHK/, /^2 BHK/, /^3 BHK/].map((name) => sheet.getByRole('checkbox', { name }));
    for (const box of boxes) fireEvent.click(box);
    await waitFor(() => expect(callsOf(platform, 'search/facets')).toHaveLength(before + 1));
    expect(location()).toBe(ADDRESS);
    fireEvent.click(sheet.getByRole('button', { name: /^Show/ }));
    await waitFor(() => expect(location()).toBe(`${ADDRESS}?bhk=BHK1,BHK2,BHK3`));
  });

  it('combines choices of several fields', async () => {
    const { location } = await open();
    const sheet = await openSheet();
    fireEvent.click(sheet.getByRole('checkbox', { name: /^2 BHK/ }));
    const budget = within(sheet.getByRole('group', { name: 'Budget' }));
    fireEvent.change(budget.getByRole('combobox', { name: 'To' }), { target: { value: '40000' } });
    fireEvent.click(sheet.getByRole('checkbox', { name: /^Furnished/ }));
    expect(sheet.getByRole<HTMLInputElement>('checkbox', { name: /^2 BHK/ }).checked).toBe(true);
    fireEvent.click(sheet.getByRole('checkbox', { name: /^2 BHK/ }));
    fireEvent.click(sheet.getByRole('checkbox', { name: /^3 BHK/ }));
    fireEvent.click(sheet.getByRole('button', { name: /^Show/ }));
    await waitFor(() => expect(location()).toMatch(/3-bhk.*budget=-40000&furnishing=FULLY_FURNISHED/));
  });

  it('limits areas to the largest of the chosen commercial types', async () => {
    await open({}, '/office-space-for-rent-in-bangalore');
    fireEvent.click(screen.getByRole('link', { name: /^Filters/ }));
    const sheet = within(await screen.findByRole('dialog'));
    const most = () => within(sheet.getByRole('group', { name: 'Built-up area' })).getAllByRole('option').length;
    const before = most();
    fireEvent.click(sheet.getByRole('checkbox', { name: /^Godown/ }));
    expect(most()).not.toBe(before);
  });

  it('shows the button as busy before the sheet closes', async () => {
    const { location } = await open();
    const sheet = await openSheet();
    const show = sheet.getByRole('button', { name: /^Show/ });
    fireEvent.click(sheet.getByRole('checkbox', { name: /^2 BHK/ }));
    fireEvent.click(show);
    expect(show.getAttribute('aria-busy')).toBe('true');
    fireEvent.click(show);
    await waitFor(() => expect(location()).toContain('2-bhk'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('clears all filters and keeps the place', async () => {
    const { location } = await open({}, `${ADDRESS}?budget=-40000&furnishing=FULLY_FURNISHED`);
    fireEvent.click(screen.getByRole('link', { name: 'Filters (2)' }));
    const sheet = within(await screen.findByRole('dialog'));
    fireEvent.click(sheet.getByRole('button', { name: 'Clear all' }));
    fireEvent.click(sheet.getByRole('button', { name: /^Show/ }));
    await waitFor(() => expect(location()).toBe(ADDRESS));
  });

  it('works when the counts fail to load', async () => {
    await open({ 'GET /api/v1/property/search/facets': fakeHttpError(503) });
    const sheet = await openSheet();
    expect(await sheet.findByText('Show results')).toBeTruthy();
  });
});

describe('chips of chosen filters', () => {
  it('link to the search without their filter', async () => {
    const { location } = await open({}, `${ADDRESS}?budget=-40000&furnishing=FULLY_FURNISHED`);
    fireEvent.click(screen.getByRole('link', { name: 'Remove Furnished' }));
    await waitFor(() => expect(location()).toBe(`${ADDRESS}?budget=-40000`));
  });
});

it('remove a locality by keyboard, and keep the focus in the place box', async () => {
  const place = (slug: string, name: string) => ({ kind: 'locality' as const, id: slug, slug, name, ...AT });
  const known = [place('koramangala', 'Koramangala'), place('hsr-layout', 'HSR Layout')];
  const { location, platform } = await open(
    { 'GET /api/v1/property/search/cards': sampleAnswer(75, 1, { places: known }) },
    '/flats-for-rent-in-koramangala,hsr-layout_bangalore',
  );
  expect(screen.getByRole('button', { name: 'Remove Koramangala' })).toBeTruthy();
  platform.answers['GET /api/v1/property/search/cards'] = sampleAnswer(75, 1, { places: known.slice(0, 1) });
  const box = screen.getByRole('combobox', { name: 'Where in Bangalore' });
  box.focus();
  fireEvent.keyDown(box, { key: 'Backspace' });
  await waitFor(() => expect(location()).toBe(ADDRESS));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove HSR Layout' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Where in Bangalore' }));
});

describe('sorting', () => {
  it('applies the order at once', async () => {
    const { location } = await open({}, `${ADDRESS}?budget=-40000`);
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'price_low' } });
    await waitFor(() => expect(location()).toBe(`${ADDRESS}?budget=-40000&sort=price_low`));
  });
});

describe('the offered orders', () => {
  const orders = () => [...screen.getByLabelText<HTMLSelectElement>('Sort by').options].map(({ value }) => value);

  it('include nearest for one searched place, and the price per sq ft', async () => {
    await open({}, ADDRESS);
    expect(orders()).toEqual([
      'newest',
      'confirmed',
      'price_low',
      'price_high',
      'per_sqft_low',
      'area_large',
      'nearest',
    ]);
  });

  it('leave out nearest for a whole city', async () => {
    await open({}, '/flats-for-rent-in-bangalore');
    expect(orders()).not.toContain('nearest');
  });
});

describe('a disliked home in the results', () => {
  const marks = () => screen.queryAllByText('You said this home is not for you');
  const DISLIKED = 'GET /api/v1/user/feedback/disliked';

  it('is covered in place, with an undo button', async () => {
    const [, second] = sampleAnswer(75, 1).records;
    const { platform } = await open(
      { [DISLIKED]: { ids: [second?.id ?? ''] }, 'DELETE /api/v1/user/feedback/{propertyId}': { status: 'success' } },
      ADDRESS,
      true,
    );
    const undo = await screen.findByRole('button', { name: /^Undo: no to / });
    expect(undo.closest('li')).toBe(document.querySelectorAll('article')[1]?.closest('li'));
    expect(cards()).toBe(30);
    fireEvent.click(undo);
    await waitFor(() => expect(marks()).toHaveLength(0));
    expect(platform.calls.at(-1)?.input).toEqual({ params: { propertyId: second?.id } });
  });

  it('is not requested for a guest', async () => {
    const { platform } = await open();
    expect(platform.calls.map(({ call }) => call)).not.toContain(DISLIKED);
  });
});

it('does not mark a listing as visited when the cost breakdown is pressed', async () => {
  await open();
  fireEvent.click(screen.getAllByText(/\/month, all costs$/)[0] ?? document.body);
  expect(sessionStorage.getItem('visited-listings')).toBeNull();
});

describe('the "Show more" button', () => {
  const more = () => fireEvent.click(screen.getByRole('link', { name: 'Show more' }));

  it('appends page after page by cursor until the last', async () => {
    const { platform } = await open();
    more();
    await waitFor(() => expect(cards()).toBe(60));
    expect(callsOf(platform, 'search/cards').at(-1)).toMatchObject({ query: { page: 2, after: 'cursor2' } });
    more();
    await waitFor(() => expect(cards()).toBe(75));
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
    expect(window.location.search).toBe('?page=3');
  });

  it('shows a retry after a failure, and keeps the list', async () => {
    const { platform } = await open();
    platform.answers['GET /api/v1/property/search/cards'] = fakeHttpError(503);
    more();
    expect(await screen.findByText('The next homes could not be loaded.')).toBeTruthy();
    expect(cards()).toBe(30);
    platform.answers['GET /api/v1/property/search/cards'] = sampleAnswer(75, 2);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(cards()).toBe(60));
  });

  it('repeats the ads of each page, and reserves space for the homes being loaded', async () => {
    const slots = ['one', 'two', 'three'].map((id) => ({ id, title: id, text: '', action: '', to: '/' }));
    const ads = { 'GET /api/space/group/details': { repeatingNumber: 9, adsData: slots } };
    const before = () =>
      [...document.querySelectorAll('[data-ad]')].map(
        (ad) => ad.parentElement?.previousSibling?.textContent?.match(/listing\d+/)?.[0],
      );
    const waiting = () => document.querySelectorAll('li[aria-hidden]').length;
    const alone = await open(ads, `${ADDRESS}?page=2`);
    const ofSecond = before();
    expect(ofSecond).toEqual(['listing0039', 'listing0048', 'listing0057']);
    alone.unmount();
    await open(ads);
    more();
    expect(waiting()).toBe(30);
    await waitFor(() => expect(cards()).toBe(60));
    expect(before()).toEqual(['listing0009', 'listing0018', 'listing0027', ...ofSecond]);
    more();
    expect(waiting()).toBe(15);
    await waitFor(() => expect(cards()).toBe(75));
  });

  it('restores all pages when the visitor comes back', async () => {
    const first = await open();
    more();
    await waitFor(() => expect(cards()).toBe(60));
    fireEvent.click(screen.getByRole('link', { name: 'Home listing0047' }));
    first.unmount();
    await open({}, `${ADDRESS}?page=2`);
    await waitFor(() => expect(cards()).toBe(60));
  });

  it('starts with one page on another visit to the same address', async () => {
    const first = await open();
    more();
    await waitFor(() => expect(cards()).toBe(60));
    first.unmount();
    history.replaceState(null, '', '/');
    await open({}, `${ADDRESS}?page=2`);
    expect(cards()).toBe(30);
  });
});

describe('the page without results', () => {
  const nothing = sampleAnswer(0, 1, { relaxations: [{ field: 'maxPrice', value: '18000', count: 12 }] });
  const nearby = { id: 'loc', slug: 'hsr-layout', name: 'HSR Layout', city: 'bangalore', latitude: 1, longitude: 1 };

  it('names the filter, its relaxations, and other places', async () => {
    const { location, platform } = await open(
      {
        'GET /api/v1/property/search/cards': nothing,
        'GET /v5/localities/nearby': { localities: [{ ...nearby, distanceKm: 2.1, listings: 9 }] },
      },
      `${ADDRESS}?budget=-15000`,
    );
    expect(screen.getByRole('heading', { name: /^No flats for rent in Koramangala, Bangalore/ })).toBeTruthy();
    expect(screen.getByText(/Nothing matches because of your budget/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'HSR Layout (2.1 km)' })).toBeTruthy();
    platform.answers['GET /api/v1/property/search/cards'] = sampleAnswer(12);
    fireEvent.click(screen.getByRole('link', { name: '12 if you go to ₹18 K' }));
    await waitFor(() => expect(location()).toBe(`${ADDRESS}?budget=-18000`));
  });

  it('is still shown when the nearby places fail to load', async () => {
    const { platform } = await open({
      'GET /api/v1/property/search/cards': nothing,
      'GET /v5/localities/nearby': fakeHttpError(503),
    });
    expect(screen.getByRole('heading', { name: /^No flats/ })).toBeTruthy();
    expect(platform.reportedErrors).toHaveLength(1);
  });
});

describe('a typed place without JavaScript', () => {
  const suggestion = {
    kind: 'locality',
    id: 'loc',
    slug: 'koramangala',
    name: 'Koramangala',
    subtitle: '',
    city: 'bangalore',
    latitude: 1,
    longitude: 1,
    count: 46,
  } as const;

  it('redirects to its results', async () => {
    const answers = { 'GET /places/api/v1/autocomplete': { suggestions: [suggestion] } };
    await expect(open(answers, '/flats-for-rent-in-bangalore?q=kormangala')).rejects.toMatchObject({ status: 302 });
  });

  it('is reported as unknown when no place matches', async () => {
    await open({ 'GET /places/api/v1/autocomplete': { suggestions: [] } }, `${ADDRESS}?q=xyzzy`);
    expect(screen.getByText('No place in Bangalore is called “xyzzy”. Check the spelling or the city.')).toBeTruthy();
  });
});
