import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { sampleQuotes } from '../move-plan/testing/public.ts';
import * as page from './estimate.page.tsx';

const ESTIMATE = 'POST /pnm-backend/api/v1/estimate';
const PATH = '/packers-and-movers/estimate';
const PLAN = `${PATH}?from=greater-noida&fromFloor=3&to=pune&toLift=yes&BED_DOUBLE=2`;

const open = (url: string) => renderPage(page, { url, platform: fakePlatform({ answers: sampleQuotes() }) });
const pause = () => act(() => jest.advanceTimersByTimeAsync(400));

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

describe('the page that estimates a move', () => {
  it('shows the price of the address, how it is made up, and the vehicles', async () => {
    const { platform } = await open(PLAN);
    expect(screen.getByText('₹1,800 to ₹2,200')).toBeTruthy();
    expect(screen.getByText('Middle of the range').nextSibling?.textContent).toBe('₹2,000');
    const vehicles = within(screen.getByRole('region', { name: 'Compare vehicles' })).getAllByRole('listitem');
    expect(vehicles.map(({ textContent }) => textContent)).toEqual([
      '2 × Three-wheeler90 cu ft, crew of 2₹1,800',
      'Mini truck, 7 ft170 cu ft, crew of 2Included in your price₹1,656',
    ]);
    expect(platform.calls.find(({ call }) => call === ESTIMATE)?.input).toMatchObject({
      json: {
        from: { city: 'greater_noida', floor: 3, hasLift: false },
        to: { city: 'pune', hasLift: true },
        items: [{ key: 'BED_DOUBLE', quantity: 2 }],
      },
    });
  });

  it('asks once for several quick changes, and keeps them in the address', async () => {
    const { platform, location } = await open(PLAN);
    fireEvent.click(screen.getByRole('button', { name: 'More: Double bed' }));
    fireEvent.click(screen.getByRole('button', { name: 'More: Double bed' }));
    fireEvent.change(screen.getByLabelText(/^Sofa with 3 seats/), { target: { value: '6' } });
    await pause();
    expect(await screen.findByText('₹9,000 to ₹11,000')).toBeTruthy();
    expect(platform.calls.filter(({ call }) => call === ESTIMATE)).toHaveLength(2);
    expect(location()).toContain('BED_DOUBLE=4&SOFA_3=6');
  });

  it('starts with the usual goods of a home, and finds things by their name', async () => {
    const { location } = await open(`${PATH}?from=pune`);
    expect(screen.getByText('Choose what you move to see the price.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '2 BHK' }));
    await pause();
    expect(location()).toBe(`${PATH}?from=pune&to=pune&SOFA_3=1&BED_DOUBLE=2`);
    fireEvent.change(screen.getByLabelText('Search items'), { target: { value: 'ward' } });
    expect(screen.queryByLabelText(/^Double bed/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'More: Wardrobe with 2 doors' }));
    await pause();
    expect(await screen.findByText('₹3,600 to ₹4,400')).toBeTruthy();
  });

  it('takes the size of a home from a plain form', async () => {
    const answer = await open(`${PATH}?from=pune&home=BHK1`).catch((thrown: unknown) => thrown as Response);
    expect((answer as Response).headers.get('location')).toBe(`${PATH}?from=pune&to=pune&BED_DOUBLE=1`);
  });
});
