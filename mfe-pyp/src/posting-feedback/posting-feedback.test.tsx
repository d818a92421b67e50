import { fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { PostingFeedback } from './public.ts';

const SUBMIT = 'POST /api/v1/pyp/feedback/submit';
const ID = 'a1b2c3d4e5f60718';

const Asked = () => <PostingFeedback propertyId={ID} answered={false} />;
const Answered = () => <PostingFeedback propertyId={ID} answered />;

const open = (Component: () => ReactNode) =>
  renderPage(
    { Component },
    { url: '/', platform: fakePlatform({ session: { loggedIn: true }, answers: { [SUBMIT]: { status: 'success' } } }) },
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the question about posting', () => {
  it('takes one press, and asks no more', async () => {
    const { platform } = await open(Asked);
    await press('Easy');
    expect(platform.calls).toEqual([{ call: SUBMIT, input: { form: { propertyId: ID, rating: 4 } } }]);
    expect(screen.getByRole('status').textContent).toContain('Thank you');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not asked once more', async () => {
    await open(Answered);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('stays with the problem when the answer could not be saved', async () => {
    const { platform } = await open(Asked);
    platform.answers[SUBMIT] = fakeHttpError(503, 'Try again in a minute.');
    await press('Hard');
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in a minute.');
    expect(screen.getByRole('button', { name: 'Hard' })).toBeTruthy();
  });
});
