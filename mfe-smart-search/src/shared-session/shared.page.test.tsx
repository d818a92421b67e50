import { fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './shared.page.tsx';

const SHARED = 'GET /falcon/smart-search-v2/shared/{token}';
const VOTE = 'PUT /falcon/smart-search-v2/shared/{token}/vote/{property_id}';
const visit = { url: '/smart-search/shared/tok', params: { token: 'tok' } };

it('takes a vote without a login, shows it, and takes it back', async () => {
  let vote: 'UP' | 'DOWN' | null = null;
  const platform = fakePlatform({
    answers: {
      [SHARED]: () => ({
        looking_for: 'rent',
        city: 'bangalore',
        slots: [],
        ends_at: Date.UTC(2026, 11, 16),
        homes: [{ record: sampleRecord({ id: 'a1', title: 'Home a1' }), vote }],
      }),
      [VOTE]: ({ json }) => {
        vote = json.vote;
        return { vote };
      },
    },
  });
  await renderPage(page, { ...visit, platform });
  await userEvent.click(screen.getByRole('button', { name: 'Yes to Home a1' }));
  expect(await screen.findByText('You voted yes')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Yes to Home a1' });
  expect(platform.calls.filter(({ call }) => call === VOTE).map(({ input }) => input)).toEqual([
    { params: { token: 'tok', property_id: 'a1' }, json: { vote: 'UP' } },
    { params: { token: 'tok', property_id: 'a1' }, json: { vote: null } },
  ]);
});

it('says that the link has ended once it was withdrawn', async () => {
  const platform = fakePlatform({ answers: { [SHARED]: fakeHttpError(404) } });
  const shown = await renderPage(page, { ...visit, platform });
  expect(shown.head()?.status).toBe(404);
  expect(screen.getByRole('heading', { name: 'This link to vote on homes has ended' })).toBeTruthy();
});
