import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as storiesPage from './stories.page.tsx';

const DECIDE = 'POST /api/v1/staff/content/testimonials/{id}';

it('lets staff decide a case', async () => {
  const story = { id: 'story_1', name: 'Asha', city: 'pune', text: 'We found a home in a week.' };
  const platform = fakePlatform({
    answers: {
      'GET /api/v1/staff/content/testimonials': { waiting: [story] },
      'GET /api/v1/staff/decisions/{queue}': { decisions: [] },
      [DECIDE]: { status: 'shown' },
    },
  });
  await renderPage(storiesPage, { url: '/staff/newcomer', platform });
  await userEvent.click(screen.getByLabelText(/^Show it/));
  await userEvent.click(screen.getByRole('button', { name: /^Save the decision/ }));
  expect(await screen.findByText('The story is shown.')).toBeTruthy();
  const sent = platform.calls.find(({ call }) => call === DECIDE)?.input;
  expect(sent).toEqual({ params: { id: 'story_1' }, json: { decision: 'show' } });
});
