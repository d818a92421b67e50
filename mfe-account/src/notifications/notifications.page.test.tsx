import type { ListedNotification, NotificationSettings } from '@aangan/shared-kit/contracts/notifications';
import { CHOSEN_KINDS } from '@aangan/shared-kit/domain/support/notifications';
import { FAKE_NOW, type FakeAnswers, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import * as settingsPage from './notification-settings.page.tsx';
import * as page from './notifications.page.tsx';

const LIST = 'GET /api/v1/notifications';
const READ = 'PUT /api/v1/notifications/read';
const SAVE = 'PUT /api/v1/notifications/settings';
const NEW: ListedNotification = {
  id: 9,
  kind: 'visits',
  title: 'A visit was moved',
  text: 'Asha moved it.',
  path: '/visits',
  at: FAKE_NOW - 60_000,
  read: false,
};
const OLD: ListedNotification = { ...NEW, id: 8, title: 'Your visit', at: FAKE_NOW - 86_400_000, read: true };

const platformOf = (answers: FakeAnswers) => fakePlatform({ session: { loggedIn: true }, answers });
const open = (notifications: ListedNotification[], next: number | null = null) =>
  renderPage(page, {
    url: '/notifications',
    platform: platformOf({
      [LIST]: { notifications, next, unread: notifications.filter(({ read }) => !read).length },
      [READ]: { unread: 0, newest: 9 },
    }),
  });

it('the list has a heading for each day, and leads to what each notification is about', async () => {
  await open([NEW, OLD], 8);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Yesterday',
  ]);
  expect(screen.getByRole('link', { name: NEW.title }).getAttribute('href')).toBe('/visits');
  expect(screen.getByText('1 unread notification')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Older notifications' }).getAttribute('href')).toBe(
    '/notifications?before=8',
  );
});

it('what the person looks at is read, and stays marked as new meanwhile', async () => {
  const { platform } = await open([NEW, OLD]);
  await waitFor(() => expect(platform.calls).toContainEqual({ call: READ, input: { json: { upTo: 9 } } }));
  expect(screen.getByText('New')).toBeTruthy();
});

it('a list that is read tells nothing, and loads again when something happens', async () => {
  const { platform } = await open([OLD]);
  const reads = () => platform.calls.filter(({ call }) => call === LIST).length;
  await act(async () => platform.sendLive('notifications', { unread: 0, newest: 8 }));
  expect([reads(), platform.calls.some(({ call }) => call === READ)]).toEqual([1, false]);
  await act(async () => platform.sendLive('notifications', { unread: 1, newest: 9 }));
  await waitFor(() => expect(reads()).toBe(2));
});

it('the settings save every way of every kind, and say what is always sent', async () => {
  const all = { whatsApp: true, email: true, sms: true };
  const settings: NotificationSettings = {
    kinds: CHOSEN_KINDS.map((kind) => ({ kind, ways: all })),
    reachable: { ...all, whatsApp: false },
    quietFrom: 21,
    quietTo: 8,
  };
  const { platform, location } = await renderPage(settingsPage, {
    url: '/notifications/settings',
    platform: platformOf({ 'GET /api/v1/notifications/settings': settings, [SAVE]: settings }),
  });
  expect(screen.getByText(/You have not allowed WhatsApp/)).toBeTruthy();
  expect(screen.getByText(/from 9 pm to 8 am/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Always sent' })).toBeTruthy();
  const [first] = screen.getAllByRole('checkbox', { name: 'SMS' });
  if (first) fireEvent.click(first);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(location()).toBe('/notifications/settings?saved'));
  const kinds = CHOSEN_KINDS.map((kind, at) => ({ kind, ways: { ...all, sms: at !== 0 } }));
  expect(platform.calls.find(({ call }) => call === SAVE)?.input).toEqual({ json: { kinds } });
});
