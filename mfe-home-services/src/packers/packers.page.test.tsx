import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen } from '@testing-library/react';
import * as page from './packers.page.tsx';

const PRICES = 'GET /pnm-backend/api/v1/prices';
const range = { km: 12, minimumPaise: 900_000, maximumPaise: 1_100_000 };

const open = (rest: string, city = 'bangalore') =>
  renderPage(page, {
    url: `/packers-and-movers${rest}`,
    pattern: '/packers-and-movers*',
    params: { '*': rest },
    platform: fakePlatform({
      session: { city },
      answers: {
        [PRICES]: ({ query }: { query: { city: string } }): CallAnswer<typeof PRICES> => ({
          ...{ sts: 1, status_code: 200, city: query.city },
          within: [{ size: 'BHK2', title: '2 BHK', vehicle: 'Truck, 17 ft', ...range }],
          between: [{ city: 'noida', name: 'Noida', ...range }],
        }),
      },
    }),
  });
const refused = async (rest: string) => (await open(rest).catch((thrown: unknown) => thrown)) as Response;

describe('the page of packers and movers', () => {
  it('shows what moves cost in the city of the address, which packers spell in their own way', async () => {
    const { platform } = await open('/greater-noida');
    expect(platform.calls[0]?.input).toEqual({ query: { city: 'greater_noida' } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Packers and movers in Greater Noida');
    expect(screen.getByRole('row', { name: '2 BHK ₹9,000 to ₹11,000 Truck, 17 ft' })).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Noida ₹9,000 to ₹11,000 12 km' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Coimbatore' })).toHaveLength(1);
  });

  it('begins with the city of the visitor, and with Bangalore where packers do not come', async () => {
    const { unmount } = await open('', 'chennai');
    expect(screen.getByRole('heading', { name: 'Moving within Chennai' })).toBeTruthy();
    unmount();
    await open('', 'nagpur');
    expect(screen.getByRole('heading', { name: 'Moving within Bangalore' })).toBeTruthy();
  });

  it('leads from other spellings of a city to its page, and from an unknown one to all of them', async () => {
    expect((await refused('/greater_noida')).headers.get('location')).toBe('/packers-and-movers/greater-noida');
    expect((await refused('/nagpur')).headers.get('location')).toBe('/packers-and-movers?unknown=nagpur');
  });
});
