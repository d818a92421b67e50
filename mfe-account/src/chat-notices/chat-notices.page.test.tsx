import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen } from '@testing-library/react';
import { sampleListed } from '../chat-list/testing/public.ts';
import * as page from './chat-notices.page.tsx';

it('the page of notices lists chats with unread messages, and saves how the person is notified', async () => {
  const SAVE = 'PUT /api/v1/chat/settings';
  const conversations = [sampleListed(), sampleListed({ id: 'cnv_2', name: 'Ravi K.', unread: 0 })];
  const { platform } = await renderPage(page, {
    url: '/notifications/chats',
    platform: fakePlatform({
      session: { loggedIn: true },
      answers: {
        'GET /api/v1/chat/conversations': { conversations, next: null, unread: 1 },
        'GET /api/v1/chat/settings': { presence: true, mail: true, sms: false },
        [SAVE]: { presence: true, mail: false, sms: false },
      },
    }),
  });
  expect(screen.getByRole('link', { name: /Asha R\./ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Ravi K\./ })).toBeNull();
  fireEvent.click(screen.getByLabelText('By e-mail'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  expect(platform.calls.find(({ call }) => call === SAVE)?.input).toEqual({
    json: { mail: false, sms: false, presence: true },
  });
  expect(screen.getByText('Your settings are saved.')).toBeTruthy();
});
