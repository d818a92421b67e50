import type { Jobs } from '../jobs/jobs.ts';
import { type Message, MessageUndeliverable, type WrittenMessage } from './message.ts';
import type { MessageProvider } from './message-provider.ts';
import { MESSAGE_TEMPLATES, type MessageSite } from './message-templates.ts';
import { writeMessage } from './write-message.ts';

export interface Messages {
  /**
   * Sends a message. One that the person waits for (a code) is handed to a provider before this resolves; any other
   * is handed to the queue, which tries until a provider takes it.
   * @throws MessageUndeliverable when somebody waits for it and no provider takes it
   */
  send(message: Message): Promise<void>;
}

interface MessagesParts {
  /** In the order in which they are tried. */
  readonly providers: readonly MessageProvider[];
  readonly jobs: Jobs;
  readonly site: MessageSite;
  /** Hears of a provider that failed, before the next one is tried. Nothing of the message is in it. */
  readonly onFailure: (provider: string, error: unknown) => void;
}

const JOB = 'message';

export function openMessages({ providers, jobs, site, onFailure }: MessagesParts): Messages {
  async function deliver(message: WrittenMessage): Promise<void> {
    let last: unknown;
    for (const provider of providers.filter(({ channels }) => channels.includes(message.channel))) {
      try {
        return await provider.deliver(message);
      } catch (error) {
        last = error;
        onFailure(provider.name, error);
      }
    }
    throw new MessageUndeliverable(message.channel, last);
  }

  jobs.work<Message>(JOB, (message) => deliver(writeMessage(message, site)));

  return {
    send(message) {
      if (MESSAGE_TEMPLATES[message.template].urgent) return deliver(writeMessage(message, site));
      return jobs.send(JOB, message, message.key === undefined ? {} : { key: message.key });
    },
  };
}
