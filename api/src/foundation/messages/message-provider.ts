import type { MessageChannel, WrittenMessage } from './message.ts';

/** A company or server that delivers messages. */
export interface MessageProvider {
  /** For the log: `msg91`. */
  readonly name: string;
  readonly channels: readonly MessageChannel[];
  /** Resolves once the provider accepted the message. @throws ProviderRefused, or the network's own error */
  deliver(message: WrittenMessage): Promise<void>;
}

/** The provider refused the message. Its text is not stored, because it may contain the number. */
export class ProviderRefused extends Error {
  readonly status: number | string;

  constructor(provider: string, status: number | string) {
    super(`${provider} refused a message: ${status}.`);
    this.name = 'ProviderRefused';
    this.status = status;
  }
}

/** ms timeout of a provider: a person may be waiting, and the next provider needs time as well. */
export const PROVIDER_DEADLINE_MS = 4_000;
