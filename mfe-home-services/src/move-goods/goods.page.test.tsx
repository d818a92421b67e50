import { FAKE_NOW, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen } from '@testing-library/react';
import { sampleEstimate, sampleQuotes } from '../move-plan/testing/public.ts';
import * as page from './goods.page.tsx';

const ID = 'bkg_aaaaaaaaaaaaaaaaaaaa';
const PUT = 'PUT /pnm-backend/api/v1/booking/{bookingId}';
const OK = { sts: 1, status_code: 200 } as const;
const end = { pin: '411001', locality: 'Camp', address: '12, MG Road', floor: 2, hasLift: false, point: null };
const pune = { ...end, city: 'pune' } as const;

const open = (query: string) =>
  renderPage(page, {
    url: `/packers-and-movers/move/${ID}/goods${query}`,
    params: { bookingId: ID },
    platform: fakePlatform({
      session: { loggedIn: true },
      answers: {
        ...sampleQuotes(),
        [PUT]: { sts: 0, status_code: 409, message: 'The move has a quotation by now.' },
        'GET /pnm-backend/api/v1/booking/{bookingId}': {
          ...{ ...OK, survey: 'video', estimate: sampleEstimate(), boxes: [] },
          booking: {
            ...{ id: ID, business: 'PNM', serviceType: 'PNM_CITY', title: 'Move in Pune', state: 'drafted' },
            ...{ startsAt: null, servicingDate: null, totalPaise: 0, isPaid: false, payWhen: 'first' },
            createdAt: FAKE_NOW,
          },
          move: {
            ...{ from: pune, to: pune, items: [{ key: 'BED_DOUBLE', quantity: 2 }] },
            ...{ packing: 'premium', insuredRupees: 0, storageMonths: 0 },
          },
        },
      },
    }),
  });

describe('the page that changes a booked move', () => {
  it('puts the move into the address, without house and street', async () => {
    const answer = (await open('').catch((thrown: unknown) => thrown)) as Response;
    const address = answer.headers.get('location') ?? '';
    expect(address).toContain('BED_DOUBLE=2&packing=premium');
    expect(address).not.toContain('MG');
  });

  it('saves goods and wishes with the addresses of the booking, and says why it was refused', async () => {
    const { platform } = await open('?from=pune&fromPin=411001&to=pune&toPin=411001&BED_DOUBLE=2');
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    fireEvent.click(screen.getByRole('button', { name: 'More: Sofa with 3 seats' }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save the changes' })));
    expect(await screen.findByText('The move has a quotation by now.')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('The move has a quotation by now.')).toBeTruthy();
    jest.useRealTimers();
    expect(platform.calls.find(({ call }) => call === PUT)?.input).toMatchObject({
      json: {
        from: { address: '12, MG Road' },
        items: [
          { key: 'SOFA_3', quantity: 1 },
          { key: 'BED_DOUBLE', quantity: 2 },
        ],
      },
    });
  });
});
