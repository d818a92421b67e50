import type { CallKind } from '@aangan/shared-kit/domain/dialer/call-kinds';
import type { CallCaseState } from '@aangan/shared-kit/domain/dialer/call-outcomes';
import type { Database, DatabaseOrTransaction, Transaction } from '../database/public.ts';

/** A request after which staff call somebody. */
export interface WantedCall {
  readonly kind: CallKind;
  /** The module's own id of the request, unique within the kind. */
  readonly ref: string;
  readonly askedAt: Date;
  /** By when the person was told that we call; absent where no time was named. */
  readonly promisedAt?: Date;
}

/** Whom to call about a request, read anew each time. */
export interface WantedPerson {
  /** As they gave it; empty where they gave none. Staff see its short form. */
  readonly name: string;
  /** `+919812345678`. Staff never see it. */
  readonly phone: string;
  /** Who asked; null for a guest. */
  readonly accountId: string | null;
  /** What it is about, a fact a line, for staff. Contact details in it are masked. */
  readonly about: readonly string[];
  /** Where the person lives, as they said for this call: an IANA name. */
  readonly timeZone?: string | undefined;
  /** Hours of their own day that they named for the call: from inclusive, to exclusive. */
  readonly askedHours?: { readonly from: number; readonly to: number } | undefined;
}

/** How a case of the dialer went: `reached` before its end, otherwise the end itself. */
export type CallNewsOfCase = 'reached' | Exclude<CallCaseState, 'open' | 'gone'>;

/** Requests of a module that wait for a call of staff. The dialer collects them, and asks again before each call. */
export interface CallSource {
  readonly kinds: readonly CallKind[];
  /** Requests made since a moment that wait for a call, oldest first. */
  readonly waiting: (database: Database, since: Date) => Promise<readonly WantedCall[]>;
  /** Whom to call about these requests, by reference. Requests that do not wait any more are left out. */
  readonly people: (
    reader: DatabaseOrTransaction,
    kind: CallKind,
    refs: readonly string[],
  ) => Promise<ReadonlyMap<string, WantedPerson>>;
  /** What a call means for the request, in the transaction that stores it. */
  readonly called: (
    transaction: Transaction,
    kind: CallKind,
    ref: string,
    news: CallNewsOfCase,
    at: Date,
  ) => Promise<void>;
}
