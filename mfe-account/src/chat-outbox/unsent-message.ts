import type { NewChatMessage } from '@aangan/shared-kit/contracts/chat';
import { expiringStorage } from '@aangan/shared-kit/platform/expiring-storage';

/** A message that the server has not confirmed, stored on the device. */
export interface UnsentMessage {
  readonly conversationId: string;
  /** Its key was made by the device. The server stores a message with a known key only once. */
  readonly message: NewChatMessage;
  /** When it was written by the device's clock, epoch ms. */
  readonly writtenAt: number;
  /** Why the server refuses it, for people; undefined while it waits. */
  readonly problem?: string;
}

/** The unsent messages of this device, the oldest first. */
export interface UnsentMessages {
  read(): readonly UnsentMessage[];
  write(messages: readonly UnsentMessage[]): void;
}

interface Stored {
  /** Account of the person who wrote them. */
  readonly account: string;
  readonly messages: readonly UnsentMessage[];
}

const KEY = 'unsent-messages';
/** A reply that is older than a week would surprise both people. */
const KEPT_MINUTES = 7 * 24 * 60;

/** Unsent messages in the local storage. They survive a closed tab; nobody but their author reads them again. */
export function unsentMessages(account: string): UnsentMessages {
  const storage = expiringStorage(() => localStorage, Date.now);
  return {
    read() {
      const stored = storage.get(KEY, isStored);
      return stored?.account === account ? stored.messages : [];
    },
    write(messages) {
      if (messages.length === 0) storage.remove(KEY);
      else storage.set(KEY, { account, messages } satisfies Stored, KEPT_MINUTES);
    },
  };
}

function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && 'account' in value && 'messages' in value;
}
