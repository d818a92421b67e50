import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SESSION_ID, sampleSession } from '../session/testing/public.ts';
import * as page from './requirement.page.tsx';

const SAVE = 'POST /api/v1/alerts';
const ALERTS = {
  alerts: [],
  channels: [
    { channel: 'sms', reachable: true },
    { channel: 'email', reachable: false },
  ],
  timeZone: 'Asia/Kolkata',
  priceDrops: false,
} as never;

const open = (query: string, { answers, loggedIn = true }: { answers?: FakeAnswers; loggedIn?: boolean } = {}) =>
  renderPage(page, {
    url: `/smart-search-pyr${query}`,
    platform: fakePlatform({
      session: { loggedIn },
      answers: {
        'GET /falcon/smart-search-v2/session_detail': sampleSession(),
        'POST /falcon/smart-search-v2/session_history': { sessions: [] },
        'GET /api/v1/alerts': ALERTS,
        ...answers,
      },
    }),
  });

it('saves the search of a session as an alert, on a channel that reaches the person', async () => {
  const { platform, location } = await open(`?session=${SESSION_ID}`, { answers: { [SAVE]: {} as never } });
  expect(screen.getByText('Homes for rent in Bangalore: 2 BHK')).toBeTruthy();
  expect(screen.getAllByRole('option').some(({ textContent }) => /e-?mail/i.test(textContent ?? ''))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Save alert' }));
  await screen.findByText('Alert saved. We’ll message you about matches.');
  expect(location()).toBe(`/smart-search-pyr?session=${SESSION_ID}&saved=1`);
  expect(platform.calls.find(({ call }) => call === SAVE)?.input).toEqual({
    json: {
      address: '/flats-for-rent-in-bangalore?bhk=BHK2',
      name: 'Homes for rent in Bangalore: 2 BHK',
      ...{ frequency: 'daily', channel: 'sms' },
    },
  });
});

it('shows why an alert was not saved', async () => {
  await open(`?session=${SESSION_ID}`, { answers: { [SAVE]: fakeHttpError(409, 'You have 20 alerts.') } });
  await userEvent.click(screen.getByRole('button', { name: 'Save alert' }));
  await waitFor(() => expect(screen.getByText('You have 20 alerts.')).toBeTruthy());
});

it('asks a visitor to log in, and says for what', async () => {
  const { platform } = await open(`?session=${SESSION_ID}`, { loggedIn: false });
  await userEvent.click(screen.getByRole('button', { name: 'Log in to get alerts' }));
  expect(platform.signUps).toEqual(['smart-search-alert']);
  expect(screen.queryByRole('button', { name: 'Save alert' })).toBeNull();
});

it('without a session offers the earlier searches, or the box', async () => {
  const { details, final_filters, slots } = sampleSession();
  const earlier = {
    ...{ session_id: SESSION_ID, details, final_filters, slots },
    ...{ liked_count: 0, total_rejected_properties: 0, started_at: 1, updated_at: 1 },
  };
  const { unmount } = await open('', {
    answers: { 'POST /falcon/smart-search-v2/session_history': { sessions: [earlier] } },
  });
  expect(screen.getByRole('link', { name: 'Homes for rent in Bangalore: 2 BHK' }).getAttribute('href')).toBe(
    `/smart-search-pyr?session=${SESSION_ID}`,
  );
  unmount();
  await open('');
  expect(screen.getByRole('link', { name: 'Describe the home you want' }).getAttribute('href')).toBe('/smart-search');
});

it('does not exist for another person’s session', async () => {
  const answers = { 'GET /falcon/smart-search-v2/session_detail': fakeHttpError(404) };
  await expect(open(`?session=${SESSION_ID}`, { answers })).rejects.toMatchObject({ status: 404 });
});
