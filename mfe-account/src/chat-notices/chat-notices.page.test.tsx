import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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

describe('notices in the browser', () => {
  const shown: string[] = [];
  const settings = { presence: true, mail: true, sms: true };
  let answer: NotificationPermission = 'granted';

  class FakeNotification {
    static permission: NotificationPermission = 'default';
    static async requestPermission(): Promise<NotificationPermission> {
      FakeNotification.permission = answer;
      return answer;
    }
    constructor(title: string) {
      shown.push(title);
    }
  }

  beforeEach(() => {
    localStorage.clear();
    shown.length = 0;
    FakeNotification.permission = 'default';
    Object.assign(globalThis, { Notification: FakeNotification });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'Notification');
  });

  const open = () =>
    renderPage(page, {
      url: '/notifications/chats',
      platform: fakePlatform({
        session: { loggedIn: true },
        answers: {
          'GET /api/v1/chat/conversations': { conversations: [], next: null, unread: 0 },
          'GET /api/v1/chat/settings': settings,
        },
      }),
    });
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  const hidden = (is: boolean) => jest.spyOn(document, 'hidden', 'get').mockReturnValue(is);

  it('appear for a new message while the tab is hidden, after a press that asked for it, until they are stopped', async () => {
    answer = 'granted';
    const { platform } = await open();
    const arrives = (unread: number) => act(async () => platform.sendLive('chat-inbox', { unread, at: unread }));
    hidden(true);
    await arrives(1);
    expect(shown).toEqual([]);
    await press('Turn on browser notifications');
    await arrives(2);
    await waitFor(() => expect(shown).toEqual(['You have 2 unread messages on Aangan']));
    await arrives(1);
    hidden(false);
    await arrives(3);
    hidden(true);
    await press('Turn off browser notifications');
    await arrives(4);
    expect(shown).toHaveLength(1);
  });

  it('are not shown when the browser refuses, and the page says what to do', async () => {
    answer = 'denied';
    await open();
    await press('Turn on browser notifications');
    expect(screen.getByText(/^Your browser blocks notifications/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Turn on browser notifications' })).toBeTruthy();
  });
});
