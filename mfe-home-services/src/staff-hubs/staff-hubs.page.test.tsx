import { type FakeAnswers, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import * as page from './staff-hubs.page.tsx';
import { SAMPLE_HUB } from './testing/public.ts';

function open(url: string, answers: FakeAnswers) {
  const platform = fakePlatform({ answers: { 'GET /api/v1/staff/hubs': { hubs: [SAMPLE_HUB] }, ...answers } });
  return renderPage(page, { url, platform });
}

describe('places of a hub', () => {
  it('are saved where they were changed', async () => {
    const PUT = 'PUT /api/v1/staff/hubs/{hub}/capacity';
    const slot = { startsAt: 1, capacity: 8, taken: 3, isSet: false };
    const slots = [
      { ...slot, slotId: 'SLOT_08_10' as const },
      { ...slot, slotId: 'SLOT_10_12' as const },
    ];
    const opened = await open('/staff/hubs', {
      'GET /api/v1/staff/hubs/{hub}/capacity': { hub: SAMPLE_HUB, days: [{ day: '2026-11-24', slots }] },
      [PUT]: { startsAt: 1, capacity: 5 },
    });
    const field = screen.getByLabelText('Places on Tue, 24 Nov, 10 am to 12 noon');
    fireEvent.change(field, { target: { value: '5' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save the places' }));
    expect(await screen.findByText('The places are saved.')).toBeTruthy();
    const puts = opened.platform.calls.filter(({ call }) => call === PUT).map(({ input }) => input);
    const json = { day: '2026-11-24', slotId: 'SLOT_10_12', business: 'HS', capacity: 5 };
    expect(puts).toEqual([{ params: { hub: SAMPLE_HUB.id }, json }]);
  });
});
