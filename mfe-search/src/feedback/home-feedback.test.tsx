import type { FeedbackStatus } from '@aangan/shared-kit/contracts/feedback';
import { LEAD_SENT_MESSAGE } from '@aangan/shared-kit/domain/lead-kind';
import { FAKE_NOW, type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { fireEvent, screen } from '@testing-library/react';
import { HomeFeedback } from './home-feedback.tsx';

const ID = 'aaaaaaaaaaaaaaaa';
const LOOK = 'GET /api/v1/user/feedback/request';
const SAY = 'POST /api/v1/user/feedback/update';
const HOME = { propertyId: ID, title: 'A home', url: '/' };

const CLOSE_DEAL: FeedbackStatus = {
  home: HOME,
  question: {
    feedbackTransitionId: `${ID}-CLOSE_DEAL`,
    text: 'Do you want to close the deal?',
    options: [
      { ans_id: 'DEAL_CLOSE', label: 'Yes, I want this home' },
      { ans_id: 'NOT_SURE', label: 'I am not sure yet' },
    ],
    takesWords: false,
  },
  said: { words: ['Yes, I liked it'], saidOn: FAKE_NOW },
};
const COMMENT: FeedbackStatus = {
  ...CLOSE_DEAL,
  question: {
    feedbackTransitionId: `${ID}-COMMENT`,
    text: 'What was it?',
    options: [{ ans_id: 'COMMENT', label: 'In my own words' }],
    takesWords: true,
  },
};
const DONE: FeedbackStatus = {
  home: HOME,
  question: null,
  said: { words: ['No, it is not for me'], saidOn: FAKE_NOW },
};
const NOTHING: FeedbackStatus = { home: HOME, question: null, said: null };

const open = (answers: FakeAnswers, loggedIn = true) => {
  const platform = fakePlatform({ session: { loggedIn }, answers });
  renderInRouter(<HomeFeedback id={ID} city="bangalore" />, platform);
  return platform;
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('feedback on a home', () => {
  it('asks a guest without calling the server, and asks for login on the answer', async () => {
    const platform = open({}, false);
    await press('Yes, I liked it');
    expect(platform.signUps).toEqual(['account']);
    expect(platform.calls).toEqual([]);
  });

  it('continues with the question that the server returns', async () => {
    const platform = open({ [LOOK]: fakeHttpError(503), [SAY]: CLOSE_DEAL });
    await press('Yes, I liked it');
    expect(await screen.findByRole('heading', { name: 'Do you want to close the deal?' })).toBeTruthy();
    expect(platform.calls[1]?.input).toEqual({
      query: { feedbackTransitionId: `${ID}-VERDICT`, ans_id: 'LIKED' },
      json: { comment: '' },
    });
  });

  it('requires text before it is sent', async () => {
    const platform = open({ [LOOK]: COMMENT, [SAY]: DONE });
    await press('Send');
    expect(screen.getByText('Tell us in a few words.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('In your words'), { target: { value: 'A road' } });
    await press('Send');
    await screen.findByText('Thank you. We will not suggest this home.');
    expect(platform.calls[1]?.input).toMatchObject({ json: { comment: 'A road' } });
  });

  it('does not mention hiding a home that was liked', async () => {
    open({ [LOOK]: { ...DONE, said: { words: ['Yes, I liked it', 'I am not sure yet'], saidOn: FAKE_NOW } } });
    expect(await screen.findByText('Thank you.')).toBeTruthy();
  });

  it('keeps the focus in the question when the pressed answer is removed', async () => {
    open({ [LOOK]: fakeHttpError(503), [SAY]: CLOSE_DEAL });
    const answer = await screen.findByRole('button', { name: 'Yes, I liked it' });
    answer.focus();
    fireEvent.click(answer);
    const next = await screen.findByRole('heading', { name: 'Do you want to close the deal?' });
    expect(document.activeElement?.contains(next)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('shows the saved feedback, and undoes it', async () => {
    const platform = open({ [LOOK]: DONE, 'DELETE /api/v1/user/feedback/{propertyId}': { status: 'success' } });
    expect(await screen.findByText('You said: No, it is not for me')).toBeTruthy();
    await press('Undo');
    expect(await screen.findByRole('heading', { name: 'Did you like this home?' })).toBeTruthy();
    expect(platform.calls[1]?.input).toEqual({ params: { propertyId: ID } });
  });

  it('keeps the question when saving the answer fails, and shows the reason', async () => {
    open({ [LOOK]: { ...NOTHING, ...CLOSE_DEAL }, [SAY]: fakeHttpError(409, 'You have answered this already.') });
    await press('I am not sure yet');
    expect((await screen.findByRole('alert')).textContent).toContain('You have answered this already.');
    expect(screen.getByRole('heading', { name: 'Do you want to close the deal?' })).toBeTruthy();
  });

  it('leads to the page of a chosen service in the city of the home', async () => {
    open({ [LOOK]: { ...DONE, said: { words: ['Yes, I want this home', 'Painting'], saidOn: FAKE_NOW } } });
    const link = await screen.findByRole('link', { name: 'Painting: see prices' });
    expect(link.getAttribute('href')).toBe('/home-services/bangalore/painting');
  });

  it('requests a call about a chosen service without a page, with the person’s own number', async () => {
    const platform = open({
      [LOOK]: { ...DONE, said: { words: ['Yes, I want this home', 'Home loan'], saidOn: FAKE_NOW } },
      'GET /api/v3/user/info': { name: 'Asha Rao', user_phone: '+919845012345' } as never,
      'POST /api/v1/misc/lead/add': { status: 'success', leadId: 'lead_1', message: LEAD_SENT_MESSAGE },
    });
    await press('Request a call: Home loan');
    expect(await screen.findByText(LEAD_SENT_MESSAGE)).toBeTruthy();
    expect(platform.calls.at(-1)?.input).toMatchObject({
      form: { name: 'Asha Rao', phoneCountryCode: '+91', phone: '9845012345', message: 'Home loan' },
    });
  });
});
