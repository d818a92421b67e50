import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { markupText } from '@aangan/shared-kit/testing/markup-text';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { cleanup, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { CHAT_ID, chatsPage, SAMPLE_CHAT_HOME, sampleListed } from '../chat-list/testing/public.ts';
import * as thread from './chat.page.tsx';
import { sampleChat, sampleMessage } from './sample-chat.ts';

const PAYLOADS = 2_000;
const A_PAGE = 50;

const HARMLESS = 'Is the flat still available?';

/** The elements of what is shown with their attributes, without the texts: payloads must change nothing of them. */
function elementsOf(root: HTMLElement): string[] {
  return Array.from(root.querySelectorAll('*'), (element) => {
    const names = element.getAttributeNames().filter((name) => name !== 'id' && !name.startsWith('aria-'));
    return `${element.tagName} ${names.join(' ')} ${element.getAttribute('href') ?? ''}`;
  });
}

/** Shows a conversation, the list and the results of a search with these texts. @returns their elements */
async function show(texts: readonly string[]): Promise<{ readonly elements: string[]; readonly shown: string[] }> {
  const [first = ''] = texts;
  const home = { ...SAMPLE_CHAT_HOME, title: first };
  const messages = texts.map((text, at) => sampleMessage(at + 1, { text }));
  const listed = texts.slice(0, 20).map((text, at) => {
    const facts = at % 2 === 0 ? { draft: text } : {};
    const last = { seq: 1, author: 'other', kind: 'text', text, at: 1 } as const;
    return sampleListed({ id: `${CHAT_ID}${at}`, name: text, home, last, ...facts });
  });
  const platform = fakePlatform({
    session: { loggedIn: true },
    answers: {
      'GET /api/v1/chat/conversations': { conversations: listed, next: null, unread: 0 },
      'GET /api/v1/chat/conversations/{conversationId}': sampleChat({ home, name: first, draft: first }),
      'GET /api/v1/chat/conversations/{conversationId}/messages': { messages, more: false, lastSeq: messages.length },
      'PUT /api/v1/chat/conversations/{conversationId}/read': { readSeq: 0, unread: 0 },
      'GET /api/v1/chat/search': {
        hits: messages.slice(0, 20).map((message) => ({
          ...{ conversationId: CHAT_ID, name: message.text, title: message.text, message },
        })),
      },
    },
  });
  const elements: string[] = [];
  const params = { conversationId: CHAT_ID };
  const pattern = '/chats/{conversationId}';
  const opened = await renderPage(thread, { url: `/chats/${CHAT_ID}`, pattern, params, platform });
  elements.push(...elementsOf(opened.container));
  const log = within(screen.getByRole('region', { name: 'Messages' })).getAllByRole('listitem');
  const shown = log.map((item) => item.querySelector('[data-text]')?.textContent ?? '');
  cleanup();
  elements.push(...elementsOf((await renderPage(chatsPage, { url: '/chats?q=flat', platform })).container));
  cleanup();
  return { elements, shown };
}

it(`${PAYLOADS} texts with markup are shown as they were written, and never become elements`, async () => {
  const { elements: expected } = await show(Array(A_PAGE).fill(HARMLESS));
  const payloads = fc.sample(markupText, { numRuns: PAYLOADS, seed: 1 });
  for (let from = 0; from < PAYLOADS; from += A_PAGE) {
    const texts = payloads.slice(from, from + A_PAGE);
    const { elements, shown } = await show(texts);
    expect(shown).toEqual(texts);
    expect(elements).toEqual(expected);
  }
});
