import { FAKE_NOW, type FakeAnswers, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import * as claims from './builder-claims.page.tsx';
import * as reviews from './reported-reviews.page.tsx';

const platformWith = (answers: FakeAnswers) =>
  fakePlatform({
    session: { loggedIn: true },
    answers: { 'GET /api/v1/staff/decisions/{queue}': { decisions: [] }, ...answers },
  });

it('hides a reported review with a reason', async () => {
  const platform = platformWith({
    'GET /api/v1/staff/project-reviews': {
      reviews: [
        {
          ...{ id: 'prv_aaaaaaaaaaaaaaaaaaaa', author: 'Asha', standing: 'VISITOR', rating: 1, aspects: {} },
          ...{ text: 'The office is rude and there is no park at all.', writtenOn: FAKE_NOW, edited: false },
          ...{ reply: null, demonstration: false },
          project: { id: 'k3f9a2m1x0', name: 'Lakeside Heights', builder: 'Neem Homes', city: 'pune' },
          reports: [{ reason: 'FALSE', words: 'There is a park.', at: FAKE_NOW }],
        },
      ],
    },
    'POST /api/v1/staff/project-reviews/{reviewId}': { hidden: true },
  });
  await renderPage(reviews, { url: '/staff/project-reviews', platform });
  expect(screen.getByText('It is untrue')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'There is a park.' } });
  fireEvent.click(screen.getByRole('radio', { name: /Hide it/ }));
  fireEvent.click(screen.getByRole('button', { name: /Save the decision/ }));
  expect(await screen.findByText('The review is hidden.')).toBeTruthy();
  expect(platform.calls.find(({ call }) => call.startsWith('POST'))?.input).toMatchObject({
    json: { decision: 'hidden', reason: 'There is a park.' },
  });
});

it('shows the papers of a request to act for a builder', async () => {
  const platform = platformWith({
    'GET /api/v1/staff/builder-claims': {
      claims: [
        {
          ...{ accountId: 'acc_1', name: 'Kiran Shah', builder: { id: 'bld-neem-homes', name: 'Neem Homes' } },
          ...{ state: 'submitted', jobTitle: 'Sales manager', workEmail: 'kiran@neem.example' },
          ...{ papers: ['authority', 'registration'], reason: null, submittedOn: FAKE_NOW, decidedOn: null },
        },
      ],
    },
  });
  await renderPage(claims, { url: '/staff/builder-claims', platform });
  expect(screen.getByRole('link', { name: 'Letter of authority' }).getAttribute('href')).toBe(
    '/api/v1/staff/builder-papers/acc_1/authority',
  );
});
