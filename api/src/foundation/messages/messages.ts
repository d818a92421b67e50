import { randomUUID } from 'node:crypto';
import type { Jobs } from '../jobs/public.ts';
import { type Message, MessageUndeliverable, type WrittenMessage } from './message.ts';
import type { MessageProvider } from './message-provider.ts';
import { type MessageRecipients, noticeOf } from './message-recipients.ts';
import { MESSAGE_TEMPLATES, type MessageSite } from './message-templates.ts';
import { writeMessage } from './write-message.ts';

export interface Messages {
  /**
   * Sends a message. An urgent one (a code) is passed to a provider before this resolves. Any other goes into the
   * queue, which retries until a provider accepts it.
   * @throws MessageUndeliverable when the message is urgent and no provider accepts it
   */
  send(message: Message): Promise<void>;
}

interface MessagesDeps {
  /** In the order in which they are tried. */
  readonly providers: readonly MessageProvider[];
  readonly jobs: Jobs;
  readonly site: MessageSite;
  /** Asked when a message is sent, since a higher module answers. */
  readonly recipients?: () => MessageRecipients;
  /** Numbers to which nothing is sent. */
  readonly isSilent?: (phone: string) => boolean;
  /** Is called with each provider's failure, before the next one is tried. Contains nothing of the message. */
  readonly onFailure: (provider: string, error: unknown) => void;
  /** Is called at the end of each delivery. */
  readonly onEnd?: (channel: WrittenMessage['channel'], outcome: 'ok' | 'failed') => void;
}

const JOB = 'message';

/** A message in the queue. */
type QueuedMessage = Message & { readonly noticeId?: string };

export function openMessages({
  providers,
  jobs,
  site,
  recipients,
  isSilent,
  onFailure,
  onEnd,
}: MessagesDeps): Messages {
  async function deliver(message: WrittenMessage): Promise<void> {
    let last: unknown;
    for (const provider of providers.filter(({ channels }) => channels.includes(message.channel))) {
      try {
        await provider.deliver(message);
        onEnd?.(message.channel, 'ok');
        return;
      } catch (error) {
        last = error;
        onFailure(provider.name, error);
      }
    }
    onEnd?.(message.channel, 'failed');
    throw new MessageUndeliverable(message.channel, last);
  }

  jobs.work<QueuedMessage>(JOB, async (message) => {
    const { noticeId } = message;
    const notice = noticeId === undefined ? undefined : noticeOf(message, noticeId, site);
    const way = notice && recipients ? await recipients().receive(notice) : message;
    if (way) await deliver(writeMessage({ ...message, to: way.to, channel: way.channel }, site));
  });

  return {
    async send(message) {
      if ('phone' in message.to && message.to.phone !== undefined && isSilent?.(message.to.phone)) return;
      if (MESSAGE_TEMPLATES[message.template].urgent) return deliver(writeMessage(message, site));
      return jobs.send(
        JOB,
        { ...message, noticeId: randomUUID() },
        message.key === undefined ? {} : { key: message.key },
      );
    },
  };
}
