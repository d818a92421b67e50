import type { ProjectReview } from '@aangan/shared-kit/contracts/project-reviews';
import { FAKE_NOW, type FakeAnswers, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type FirstReviews, ProjectReviews } from './project-reviews.tsx';

const LIST = 'GET /api/v1/building/{id}/reviews';
const MINE = 'GET /api/v1/building/{id}/reviews/mine';
const PUBLISH = 'PUT /api/v1/building/{id}/reviews/mine';
const REPORT = 'PUT /api/v1/project-reviews/{reviewId}/report';

const REVIEW: ProjectReview = {
  ...{ id: 'prv_aaaaaaaaaaaaaaaaaaaa', author: 'Asha', standing: 'DECLARED_RESIDENT', rating: 4 },
  ...{ aspects: { upkeep: 5 }, text: 'The lifts work and the park is well kept.', writtenOn: FAKE_NOW },
  ...{ edited: false, reply: null, demonstration: false },
};
const FIRST: FirstReviews = {
  summary: {
    ...{ count: 3, mean: 3.7, spread: [0, 1, 0, 1, 1], aspects: { upkeep: 4.5 }, demonstration: 2 },
    real: { count: 1, mean: 4 },
  },
  reviews: [REVIEW, { ...REVIEW, id: 'prv_bbbbbbbbbbbbbbbbbbbb', author: 'Ravi', demonstration: true }],
  next: '1.prv_bbbbbbbbbbbbbbbbbbbb',
};
const OLDER = { ...REVIEW, id: 'prv_cccccccccccccccccccc', author: 'Meera', rating: 2 };
const TEXT = 'Water comes on time, and the lifts are repaired within a day.';

const open = (answers: FakeAnswers = {}, first = FIRST) => {
  const platform = fakePlatform({ session: { loggedIn: true }, answers });
  renderInRouter(<ProjectReviews id="k3f9a2m1x0" builder="Neem Homes" first={first} />, platform);
  return platform;
};

describe('the list of reviews', () => {
  it('shows the spread beside the mean, and which reviews are invented', () => {
    open();
    expect(screen.getByText('3.7 of 5')).toBeTruthy();
    expect(screen.getByText('2 of them are invented for the demonstration.')).toBeTruthy();
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      '5 stars1',
      '4 stars1',
      '3 stars0',
      '2 stars1',
      '1 star0',
    ]);
    expect(screen.getAllByText('Demonstration')).toHaveLength(1);
  });

  it('appends the next page, and starts over in another order', async () => {
    const platform = open({ [LIST]: { ...FIRST, reviews: [OLDER], next: null } });
    fireEvent.click(screen.getByRole('button', { name: 'Show more reviews' }));
    expect(await screen.findByRole('article', { name: 'Meera, 2 stars' })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'lowest' } });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(platform.calls.map(({ input }) => input)).toMatchObject([
      { query: { sort: 'newest', cursor: FIRST.next } },
      { query: { sort: 'lowest' } },
    ]);
  });

  it('says so when there is none', () => {
    const summary = { ...FIRST.summary, count: 0, mean: 0, demonstration: 0, aspects: {} };
    open({}, { summary, reviews: [], next: null });
    expect(screen.getByText('Nobody has reviewed this project yet.')).toBeTruthy();
  });
});

describe('writing a review', () => {
  it('checks rating and text before it sends, then publishes', async () => {
    const mine = { standings: ['DECLARED_RESIDENT' as const], why: null, review: null };
    const platform = open({ [MINE]: mine, [PUBLISH]: { ...mine, review: null }, [LIST]: FIRST });
    fireEvent.click(screen.getByRole('button', { name: 'Write a review' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Publish review' }));
    expect(screen.getByText('Choose a rating.')).toBeTruthy();
    expect(screen.getByText(/Write at least 30 characters/)).toBeTruthy();
    expect(platform.calls).toHaveLength(1);
    fireEvent.click(screen.getByRole('radio', { name: '4' }));
    fireEvent.change(screen.getByLabelText('Number of your flat'), { target: { value: 'B 1204' } });
    fireEvent.change(screen.getByLabelText('Your review'), { target: { value: TEXT } });
    fireEvent.click(screen.getByRole('button', { name: 'Publish review' }));
    await waitFor(() => expect(platform.calls).toHaveLength(3));
    expect(platform.calls[1]?.input).toMatchObject({ json: { rating: 4, flat: 'B 1204', text: TEXT } });
  });

  it('says why a person may not write one', async () => {
    open({ [MINE]: { standings: [], why: 'Builders cannot review projects.', review: null } });
    fireEvent.click(screen.getByRole('button', { name: 'Write a review' }));
    expect(await screen.findByText('Builders cannot review projects.')).toBeTruthy();
  });
});

describe('reporting a review', () => {
  it('needs a reason, and is offered for reviews of people alone', async () => {
    const platform = open({ [REPORT]: { reported: true } });
    fireEvent.click(screen.getByRole('button', { name: 'Report the review of Asha' }));
    expect(screen.queryByRole('button', { name: /review of Ravi/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(screen.getByText('Choose what is wrong.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'It is untrue' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Reported. Our staff check it next.')).toBeTruthy();
    expect(platform.calls).toMatchObject([{ input: { json: { reason: 'FALSE', words: '' } } }]);
  });
});
