import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '@aangan/shared-kit/contracts/chat-values';
import type { SignedIn } from './signed-in.ts';
import { signedIn } from './signed-in.ts';
import { type OpenHome, openHome, openVisitServer, type VisitServer } from './visit-server.ts';

/** A conversation between a seeker and the owner of a home. */
export interface TestChat {
  readonly id: string;
  readonly home: OpenHome;
  readonly owner: SignedIn;
  readonly seeker: SignedIn;
}

/** The API with a clock that tests set, and chats between two people. */
export interface ChatServer extends VisitServer {
  /** A conversation that a new seeker has begun. */
  chat(owner?: SignedIn): Promise<TestChat>;
  /** Sends a text. */
  say(
    who: SignedIn,
    chat: Pick<TestChat, 'id'>,
    text: string,
    clientKey?: string,
  ): Promise<{ status: number; message: ChatMessage }>;
  /** What a person reads, from the beginning. */
  read(who: SignedIn, chat: Pick<TestChat, 'id'>): Promise<ChatMessage[]>;
  /** An answer that is no JSON. */
  callText(who: SignedIn, url: string): Promise<{ status: number; text: string }>;
  /** Gives both people each other's number. */
  permitContact(chat: TestChat): Promise<void>;
}

export async function openChatServer(): Promise<ChatServer> {
  const server = await openVisitServer();
  const path = ({ id }: Pick<TestChat, 'id'>) => `/api/v1/chat/conversations/${id}`;
  return Object.assign(server, {
    async chat(given?: SignedIn) {
      const home = await openHome(server, given);
      const seeker = await signedIn(server.database, { name: 'Meera Pillai' });
      const { body, text, status } = await server.call<{ conversationId: string }>(
        seeker,
        'POST',
        '/api/v1/chat/conversations',
        { propertyId: home.id },
      );
      if (status !== 200) throw new Error(text);
      return { id: body.conversationId, home, owner: home.owner, seeker };
    },

    async say(who: SignedIn, chat: Pick<TestChat, 'id'>, text: string, clientKey: string = randomUUID()) {
      const { status, body } = await server.call<{ message: ChatMessage }>(who, 'POST', `${path(chat)}/messages`, {
        kind: 'text',
        clientKey,
        text,
      });
      return { status, message: body.message };
    },

    async read(who: SignedIn, chat: Pick<TestChat, 'id'>) {
      const messages: ChatMessage[] = [];
      for (;;) {
        const after = messages.at(-1)?.seq ?? 0;
        const url = `${path(chat)}/messages?after=${after}`;
        const { body, text, status } = await server.call<{ messages: ChatMessage[]; more: boolean }>(who, 'GET', url);
        if (status !== 200) throw new Error(text);
        messages.push(...body.messages);
        if (!body.more) return messages;
      }
    },

    async callText(who: SignedIn, url: string) {
      const { statusCode: status, body: text } = await server.app.inject({
        method: 'GET',
        url,
        headers: { device: 'DESKTOP', cookie: who.cookie },
      });
      return { status, text };
    },

    async permitContact({ seeker, home }: TestChat) {
      const { status, text } = await server.call(seeker, 'POST', `/api/v3/activity/contact/${home.id}`, {});
      if (status !== 200) throw new Error(text);
    },
  });
}
