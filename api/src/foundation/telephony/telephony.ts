import type { CallSide, CallState } from '@aangan/shared-kit/domain/calls/call-state';

/** Two phones that a provider should connect. It is never recorded. */
export interface NewBridge {
  /** Our id of the call. */
  readonly id: string;
  /** Rings first, `+919812345678`. */
  readonly caller: string;
  /** Rings once the caller has answered. */
  readonly other: string;
  /** Where the provider sends its news: the address holds a token of this call. */
  readonly newsUrl: string;
}

/** What a provider says about a call. */
export interface CallNews {
  /** The provider's own id. */
  readonly providerCall: string;
  readonly state: Exclude<CallState, 'queued'>;
  /** With an ending other than `completed`: whose phone did not take the call; null if unknown. */
  readonly unansweredBy: CallSide | null;
  /** Seconds that both talked; null while unknown. */
  readonly talkSeconds: number | null;
}

/** A person who dials the bridge number. */
interface InboundCall {
  readonly providerCall: string;
  /** The phone of the person, `+919812345678`. */
  readonly from: string;
}

/** An answer over HTTP. */
interface ProviderAnswer {
  readonly status: number;
  readonly body: object;
}

/** The company that connects phones. All code that is specific to one is behind this interface. */
export interface Telephony {
  readonly name: string;
  /**
   * Rings the caller, then the other person. The provider has no idempotency key: nobody calls this twice for a call.
   * @throws BridgeRefused when it makes no call, TelephonyError when it is unknown what it does
   */
  connect(bridge: NewBridge): Promise<CallNews>;
  /** @throws TelephonyError; undefined for a call that it does not know */
  find(providerCall: string): Promise<CallNews | undefined>;
  /** A call between two phones since a time, for calls whose request was not answered. @throws TelephonyError */
  findBetween(bridge: Pick<NewBridge, 'caller' | 'other'>, since: Date): Promise<CallNews | undefined>;
  /** News of a webhook; undefined for what is not as documented. */
  readNews(fields: Readonly<Record<string, unknown>>): CallNews | undefined;
  /** A person who dials the bridge number, and waits for whom to reach. */
  readInbound(query: Readonly<Record<string, unknown>>): InboundCall | undefined;
  /** How an inbound call ended. */
  readInboundEnd(query: Readonly<Record<string, unknown>>): CallNews | undefined;
  /** Answers an inbound call with the phone to reach; without one, nobody is reached. */
  routeTo(phone: string | undefined): ProviderAnswer;
  /** Is called when the API ends. */
  readonly close?: () => Promise<void>;
}

/** It is unknown what the provider did. */
export class TelephonyError extends Error {
  override readonly name = 'TelephonyError';
}

/** The provider refuses, and makes no call. */
export class BridgeRefused extends Error {
  override readonly name = 'BridgeRefused';
}
