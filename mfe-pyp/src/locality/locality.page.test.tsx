import { manageLink } from '@aangan/shared-kit/links/posting';
import { type FakeAnswers, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen } from '@testing-library/react';
import { DRAFT_ID, sampleDraft } from '../listing-form/testing/public.ts';
import * as page from './locality.page.tsx';

const SUGGEST = 'GET /places/api/v1/autocomplete';
const SAVE = 'PATCH /api/v1/property/manage/{propertyId}';

const locality = (name: string, latitude: number, longitude: number) => ({
  ...{ id: `loc-bangalore-${name.toLowerCase()}`, slug: `${name.toLowerCase()}_bangalore`, name, city: 'bangalore' },
  ...{ latitude, longitude, zone: 'South', listings: {}, medianRent: null, medianPricePerSqft: null },
});
const LOCALITIES = [locality('Koramangala', 12.935, 77.624), locality('Indiranagar', 12.978, 77.64)];

const building = {
  ...({ kind: 'society', id: 'soc-bangalore-lake-view', slug: 'lake-view_bangalore', name: 'Lake View' } as const),
  ...{ subtitle: 'Indiranagar, Bangalore', city: 'bangalore', latitude: 12.97712345, longitude: 77.641, count: 3 },
};

const open = (answers: FakeAnswers = {}) =>
  renderPage(page, {
    url: manageLink({ id: DRAFT_ID, category: 'RENT', pageName: 'locality' }),
    params: { propertyId: DRAFT_ID },
    platform: fakePlatform({
      session: { loggedIn: true },
      answers: {
        'GET /api/v1/property/manage/{propertyId}': sampleDraft('RENT'),
        'GET /api/v1/localities/city/{city}': { localities: LOCALITIES },
        [SUGGEST]: { suggestions: [building] },
        [SAVE]: { draft: sampleDraft('RENT', {}, { version: 2 }), changedElsewhere: [], conflicts: [] },
        ...answers,
      },
    }),
  });

// The map needs a real browser.
jest.mock('@aangan/shared-kit/ui/pin-map', () => ({
  PinMap: ({ pin }: { pin: { latitude: number } }) => `Map at ${pin.latitude}`,
}));
jest.mock('../near-pin/public.ts', () => ({ NearPin: () => null }));

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('the step of the place', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => jest.useRealTimers());

  it('takes the place of a building that was chosen: name, locality and pin', async () => {
    const { platform } = await open();
    fireEvent.change(screen.getByLabelText('Building or society'), { target: { value: '  Lake ' } });
    await wait(150);
    expect(platform.calls.at(-1)).toMatchObject({ call: SUGGEST, input: { query: { hint: 'Lake', size: 25 } } });
    fireEvent.click(screen.getByRole('button', { name: /^Lake View/ }));
    await wait(1_000);
    expect(platform.calls.find(({ call }) => call === SAVE)?.input).toMatchObject({
      json: {
        changes: {
          buildingName: { value: 'Lake View' },
          societyId: { value: building.id },
          localityId: { value: 'loc-bangalore-indiranagar' },
          latitude: { value: 12.97712 },
          longitude: { value: 77.641 },
        },
      },
    });
  });

  it('takes another name as another building', async () => {
    const { platform } = await open({
      'GET /api/v1/property/manage/{propertyId}': sampleDraft('RENT', {
        buildingName: 'Lake View',
        societyId: building.id,
      }),
    });
    fireEvent.change(screen.getByLabelText('Building or society'), { target: { value: 'Lake Vista' } });
    await wait(1_000);
    expect(platform.calls.find(({ call }) => call === SAVE)?.input).toMatchObject({
      json: { changes: { buildingName: { value: 'Lake Vista' }, societyId: { value: null } } },
    });
  });

  it('opens the map at a locality that was named while exploring, and asks for the pin', async () => {
    const { platform } = await open({
      'GET /api/v1/property/manage/{propertyId}': sampleDraft('RENT', { localityId: 'loc-bangalore-indiranagar' }),
    });
    expect(screen.getByText('Map at 12.978')).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Next/ })));
    expect(screen.getByText('Put the pin on the map.')).toBeTruthy();
    const confirm = screen.getByRole('button', { name: 'Confirm the pin' });
    expect(document.activeElement).toBe(confirm);
    fireEvent.click(confirm);
    await wait(1_000);
    expect(platform.calls.find(({ call }) => call === SAVE)?.input).toMatchObject({
      json: { changes: { latitude: { value: 12.978 }, longitude: { value: 77.64 } } },
    });
  });

  it('asks for a locality before the map', async () => {
    await open();
    expect(screen.getByText('Choose a locality to open the map.')).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Next/ })));
    expect(screen.getByText('Choose: locality.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Locality' }));
  });
});
