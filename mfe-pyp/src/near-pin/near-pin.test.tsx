import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { NearPin } from './public.ts';

const KORAMANGALA = { latitude: 12.935, longitude: 77.624 };
const Inside = () => <NearPin pin={KORAMANGALA} localityId="loc-bangalore-koramangala" />;
const Outside = () => <NearPin pin={{ latitude: 12.99, longitude: 77.624 }} localityId="loc-bangalore-koramangala" />;

const open = (Component: () => ReactNode) =>
  renderPage(
    { Component },
    {
      url: '/',
      platform: fakePlatform({
        answers: {
          'GET /places/api/v1/establishments': {
            establishments: [
              { kind: 'metro', id: 'met-1', name: 'MG Road', subtitle: 'Purple Line', distanceKm: 0.42 },
            ],
          },
          'GET /api/v1/localities/{id}/polygon': {
            ...{ id: 'loc-bangalore-koramangala', name: 'Koramangala', shape: 'circle' },
            ...{ centre: KORAMANGALA, radiusKm: 1, polygon: '' },
          },
        },
      }),
    },
  );

describe('what is near a pin', () => {
  it('is shown on a press, with distances', async () => {
    await open(Inside);
    await userEvent.click(screen.getByRole('button', { name: 'What is near the pin?' }));
    expect(screen.getByRole('listitem').textContent).toBe('MG Road Metro0.4 km');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says when the pin does not fit its locality', async () => {
    await open(Outside);
    await userEvent.click(screen.getByRole('button', { name: 'What is near the pin?' }));
    expect(screen.getByRole('status').textContent).toMatch(/^The pin is 6\.1 km from the centre of Koramangala\./);
  });
});
