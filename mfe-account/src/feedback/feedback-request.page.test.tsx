import type { FeedbackStatus } from '@aangan/shared-kit/contracts/feedback';
import { FAKE_NOW, type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as page from './feedback-request.page.tsx';

const HOME = { propertyId: 'aaaaaaaaaaaaaaaa', title: '2 BHK in Koramangala', url: '/property/rent/a/detail' };
const ASK: FeedbackStatus = {
  home: HOME,
  question: {
    feedbackTransitionId: 'aaaaaaaaaaaaaaaa-VERDICT',
    text: 'Did you like this home?',
    options: [{ ans_id: 'LIKED', label: 'Yes, I liked it' }],
    takesWords: false,
  },
  said: null,
};
const NOTHING: FeedbackStatus = { home: null, question: null, said: null };
const said = { words: ['No, it is not for me'], saidOn: FAKE_NOW };

const open = async (answers: FakeAnswers) => {
  const platform = fakePlatform({
    session: { loggedIn: true },
    answers: {
      'GET /api/v1/user/feedback/request': NOTHING,
      'GET /api/v1/user/feedback': { entries: [] },
      'GET /api/v1/user/listing-reports': { reports: [] },
      ...answers,
    },
  });
  await renderPage(page, { url: '/notifications/feedback-new', platform });
  return platform;
};

describe('the feedback page', () => {
  it('asks about the pending home and thanks the person for the answer', async () => {
    const platform = await open({
      'GET /api/v1/user/feedback/request': ASK,
      'POST /api/v1/user/feedback/update': {
        home: HOME,
        question: null,
        said: { ...said, words: ['Yes, I liked it'] },
      },
    });
    expect(screen.getByRole('link', { name: HOME.title }).getAttribute('href')).toBe(HOME.url);
    fireEvent.click(screen.getByRole('button', { name: 'Yes, I liked it' }));
    expect(await screen.findByText('Thank you. You said: Yes, I liked it')).toBeTruthy();
    expect(platform.calls.at(-1)?.input).toMatchObject({ query: { ans_id: 'LIKED' } });
  });

  it('says when there is nothing to ask', async () => {
    await open({});
    expect(screen.getByRole('heading', { name: 'No questions' })).toBeTruthy();
  });

  it('shows earlier feedback and lets the person withdraw it', async () => {
    await open({
      'GET /api/v1/user/feedback': { entries: [{ home: HOME, said, disliked: true }] },
      'DELETE /api/v1/user/feedback/{propertyId}': { status: 'success' },
    });
    expect(screen.getByText(/^No, it is not for me/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: `Undo: ${HOME.title}` }));
    await waitFor(() => expect(screen.queryByText(/^No, it is not for me/)).toBeNull());
  });

  it('keeps the question open when the answer cannot be saved', async () => {
    await open({
      'GET /api/v1/user/feedback/request': ASK,
      'POST /api/v1/user/feedback/update': fakeHttpError(503, 'Try again in a minute.'),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Yes, I liked it' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in a minute.');
    expect(screen.getByRole('heading', { name: 'Did you like this home?' })).toBeTruthy();
  });
});
