import type { MessageChannel, WrittenMessage } from './message.ts';

/** One company or server that takes messages. */
export interface MessageProvider {
  /** For the log: `msg91`. */
  readonly name: string;
  readonly channels: readonly MessageChannel[];
  /** Resolves once the message was taken. @throws ProviderRefused, or the network's own error */
  deliver(message: WrittenMessage): Promise<void>;
}

/** The provider answered that it does not take the message. Its words are not kept: they may repeat the number. */
export class ProviderRefused extends Error {
  readonly status: number | string;

  constructor(provider: string, status: number | string) {
    super(`${provider} refused a message: ${status}.`);
    this.name = 'ProviderRefused';
    this.status = status;
  }
}

/** ms that a provider has: a person may be waiting, and another provider has to have its turn. */
export const PROVIDER_DEADLINE_MS = 4_000;
