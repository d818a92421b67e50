import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as page from './testimonials.page.tsx';

const STORIES = 'GET /api/v1/content/testimonials';
const SEND = 'POST /api/v1/content/testimonials';
const STORY = 'We found a flat in Jayanagar within two weeks.';

const open = (answers: FakeAnswers = {}, loggedIn = true) => {
  const platform = fakePlatform({ session: { loggedIn }, answers: { [STORIES]: { testimonials: [] }, ...answers } });
  return renderPage(page, { url: '/testimonials', platform });
};
const send = (text: string) => {
  fireEvent.change(screen.getByLabelText('How did you find your home?'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Send my story' }));
};

describe('the visitor’s own story', () => {
  it('is sent with its city, and thanks are shown', async () => {
    const { platform } = await open({ [SEND]: { status: 'waiting' } });
    send(` ${STORY} `);
    expect(await screen.findByText(/^Thank you\./)).toBeTruthy();
    expect(platform.calls.at(-1)).toEqual({
      call: SEND,
      input: { json: { text: STORY, city: 'bangalore', agreed: true } },
    });
  });

  it('is not sent while it is too short', async () => {
    const { platform } = await open();
    send('Good site');
    expect(screen.getByText('Write at least 20 characters.')).toBeTruthy();
    expect(platform.signUps).toEqual([]);
  });

  it('waits for a login', async () => {
    const { platform } = await open({}, false);
    send(STORY);
    await waitFor(() => expect(platform.signUps).toEqual(['account']));
    expect(platform.calls.map(({ call }) => call)).toEqual([STORIES]);
  });

  it('stays in its field with the server’s message when it is refused', async () => {
    await open({ [SEND]: fakeHttpError(400, 'Leave out phone numbers.') });
    send(STORY);
    expect(await screen.findByText('Leave out phone numbers.')).toBeTruthy();
    expect(screen.getByDisplayValue(STORY)).toBeTruthy();
  });
});
