import { fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen } from '@testing-library/react';
import { CHAT_ID, sampleListed } from '../chat-list/testing/public.ts';
import { sampleHomeRecord } from '../homes/testing/public.ts';
import * as broadcast from './broadcast.page.tsx';
import * as inbound from './inbound-chat.page.tsx';
import * as newChat from './new-chat.page.tsx';

const START = 'POST /api/v1/chat/conversations';
const SEND = 'POST /api/v1/chat/conversations/{conversationId}/messages';
const LIST = 'GET /api/v1/chat/conversations';
const session = { loggedIn: true } as const;
const record = sampleHomeRecord();

beforeEach(() => sessionStorage.clear());

describe('the page of a new chat', () => {
  const open = (query: string, conversationId: string | null = null) =>
    renderPage(newChat, {
      url: `/newChat${query}`,
      platform: fakePlatform({
        session,
        answers: {
          'GET /api/v1/property/{propertyId}': { record } as never,
          'GET /api/v1/chat/about/{propertyId}': { conversationId },
          'GET /api/v1/user/contacts': { entries: [{ listing: record }] } as never,
          'GET /api/v1/user/shortlist': { entries: [{ record }] } as never,
          [START]: { conversationId: CHAT_ID, created: true },
          [SEND]: { message: {} as never, warning: null },
        },
      }),
    });

  it('begins the chat with its first message, as an owner with the interested person', async () => {
    const { platform, location } = await open(`?propertyId=${record.id}&tenantId=crq_1`);
    const field = screen.getByLabelText('Your message');
    fireEvent.change(field, { target: { value: 'When would you like to visit?' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
    expect(location()).toBe(`/chats/${CHAT_ID}`);
    expect(platform.calls.find(({ call }) => call === START)?.input).toEqual({
      json: { propertyId: record.id, tenantId: 'crq_1' },
    });
    expect(platform.calls.find(({ call }) => call === SEND)?.input).toMatchObject({
      json: { kind: 'text', text: 'When would you like to visit?' },
    });
  });

  it('opens the chat that the person has about this home already', async () => {
    const opened = open(`?propertyId=${record.id}`, CHAT_ID);
    await expect(opened).rejects.toMatchObject({ status: 302 });
    const location = await opened.catch((response: Response) => response.headers.get('location'));
    expect(location).toBe(`/chats/${CHAT_ID}`);
  });

  it('shows each known home once', async () => {
    await open('');
    const links = screen.getAllByRole('link', { name: 'Chat' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/newChat?propertyId=${record.id}`]);
  });
});

describe('a message to everybody interested', () => {
  it('says how many people get it before it is sent, and afterwards', async () => {
    const SEND_ALL = 'POST /api/v1/chat/broadcasts';
    const { platform } = await renderPage(broadcast, {
      url: `/chats/to-all/${record.id}`,
      pattern: '/chats/to-all/{propertyId}',
      params: { propertyId: record.id },
      platform: fakePlatform({
        session,
        answers: {
          'GET /api/v1/chat/broadcasts/{propertyId}': { title: record.title, people: 12, left: 2 },
          [SEND_ALL]: { people: 12, left: 1 },
        },
      }),
    });
    expect(screen.getByText(/^12 people will get your message/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Your message'), { target: { value: 'Open house on Sunday.' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send to everybody' })));
    expect(platform.calls.find(({ call }) => call === SEND_ALL)?.input).toMatchObject({
      json: { propertyId: record.id, text: 'Open house on Sunday.' },
    });
    expect(await screen.findByText('Sent to 12 people.')).toBeTruthy();
  });
});

describe('the sheet of a message that waits', () => {
  const open = (query: string, answers: Parameters<typeof fakePlatform>[0] = {}) =>
    renderPage(inbound, { url: `/inbound-chat${query}`, platform: fakePlatform({ session, ...answers }) });

  it('leads to the chat with the newest unread message', async () => {
    const conversations = [sampleListed({ id: 'cnv_0', unread: 0 }), sampleListed()];
    await open('', { answers: { [LIST]: { conversations, next: null, unread: 1 } } });
    expect(screen.getByRole('link', { name: 'Open the chat' }).getAttribute('href')).toBe(`/chats/${CHAT_ID}`);
  });

  it('throws the specification’s error for a group that does not answer OK', async () => {
    const GROUP = 'GET /api/v1/chat/groups/{groupId}';
    await expect(open('?groupId=cnv_2', { answers: { [GROUP]: fakeHttpError(404) } })).rejects.toThrow(
      /^HTTP error status$/,
    );
    const known = open(`?groupId=${CHAT_ID}`, { answers: { [GROUP]: { groupId: CHAT_ID, open: true } } });
    const ended: unknown = await known.catch((thrown: unknown) => thrown);
    expect((ended as Response).headers.get('location')).toBe(`/chats/${CHAT_ID}`);
  });
});
