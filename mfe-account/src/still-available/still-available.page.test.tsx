import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { FAKE_NOW, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import * as page from './still-available.page.tsx';

const TOKEN = '0123456789abcdef.m1234567.signature';

const ASKED = {
  title: '2 BHK Apartment for rent in Neem Court',
  place: 'Koramangala, 560034',
  active: true,
  confirmedOn: FAKE_NOW - 7 * DAY_MS,
  state: 'open' as const,
  pausesOn: FAKE_NOW + 3 * DAY_MS,
};

const open = (asked: Partial<Omit<typeof ASKED, 'state'> & { state: 'open' | 'answered' | 'closed' }> = {}) =>
  renderPage(page, {
    url: `/still-available/${TOKEN}`,
    params: { token: TOKEN },
    platform: fakePlatform({
      answers: {
        'GET /api/v1/listing-confirmations/{token}': { ...ASKED, ...asked },
        'POST /api/v1/listing-confirmations/{token}': ({ json }) => ({ active: json.available, confirmedOn: FAKE_NOW }),
      },
    }),
  });

it('changes nothing when it is opened and says when the home would be paused', async () => {
  const { platform } = await open();
  expect(platform.calls.map(({ call }) => call)).toEqual(['GET /api/v1/listing-confirmations/{token}']);
  expect(screen.getByText('If you do not answer, we pause your listing on 19 Nov 2026.')).toBeTruthy();
});

it('confirms the home with one press', async () => {
  const { platform } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Yes, still available' }));
  expect(await screen.findByText('Thank you. Your listing is confirmed and people can find it.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('status'));
  expect(platform.calls.at(-1)?.input).toMatchObject({ json: { available: true } });
  expect(screen.queryByRole('button', { name: 'Yes, still available' })).toBeNull();
});

it('marks the home as taken', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'No, it is taken' }));
  expect(await screen.findByText('Thank you. Your listing is no longer shown.')).toBeTruthy();
});

it('shows no buttons once the question is answered', async () => {
  await open({ state: 'answered', confirmedOn: FAKE_NOW });
  expect(screen.getByRole('heading', { name: 'Your home is already confirmed' })).toBeTruthy();
  expect(screen.getByText('Confirmed today.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that a link has ended, and links to the homes of the owner', async () => {
  const answers = { 'GET /api/v1/listing-confirmations/{token}': fakeHttpError(404) };
  const platform = fakePlatform({ answers });
  const shown = await renderPage(page, { url: '/still-available/x', params: { token: 'x' }, platform });
  expect(shown.head()?.status).toBe(404);
  expect(screen.getByRole('heading', { name: 'This link to confirm your home has ended' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Your properties' })).toBeTruthy();
});
