import type { CallSide, CallState } from '@aangan/shared-kit/domain/calls/call-state';
import type { Database, DatabaseOrTransaction, Transaction } from '../database/public.ts';

/** A call between two phones through the bridge number. */
export interface BridgedCall {
  /** Given by the module that asked for it. */
  readonly id: string;
  /** The module's name for its calls: `people`, `staff`. */
  readonly purpose: string;
  readonly state: CallState;
  /** Whose phone did not take the call; null unless it ended so. */
  readonly unansweredBy: CallSide | null;
  readonly askedAt: Date;
  readonly answeredAt: Date | null;
  readonly endedAt: Date | null;
  /** Seconds that both talked; null before the end. */
  readonly talkSeconds: number | null;
}

/** The two phones of a call, `+919812345678`. */
export interface Phones {
  /** Rings first. */
  readonly caller: string;
  readonly other: string;
}

/** What a module does for its calls. */
export interface CallPurpose {
  /**
   * The phones of a call, read right before it is placed, so that nobody stores them twice. Undefined: the call may not
   * be placed any more, and ends as `failed`.
   */
  readonly phones: (database: Database, id: string) => Promise<Phones | undefined>;
  /** Runs in the transaction of each change of state. Each change happens once. */
  readonly moved: (transaction: Transaction, call: BridgedCall) => Promise<void>;
}

/** A person who dials the bridge number. */
export interface AnswersInbound {
  /** The purpose under which the call is stored. */
  readonly purpose: string;
  /**
   * Whom a person who dials the bridge number reaches. Stores its own row under the id, in the transaction. Undefined:
   * nobody. `phone` is absent when the person must not be rung now: the call is stored as not answered.
   */
  readonly route: (
    transaction: Transaction,
    inbound: { readonly id: string; readonly from: string; readonly at: Date },
  ) => Promise<{ readonly phone?: string } | undefined>;
}

/** Calls through the bridge number, for modules that connect two people. */
export interface BridgedCalls {
  /** False without a provider: no call can be placed, so buttons are not shown. */
  readonly available: boolean;
  /** Registers what a module does for its calls. Called once a purpose, in `jobs`, `events` or `provides`. */
  handle(purpose: string, effects: CallPurpose): void;
  /** Registers who answers people who dial the bridge number. */
  handleInbound(answers: AnswersInbound): void;
  /**
   * Stores a call and has it placed once the transaction commits. The same id again is the same call: nothing rings
   * twice.
   * @param call `id` is a UUID of the module's own row
   * @throws Error where no call is available
   */
  place(
    transaction: Transaction,
    call: { readonly id: string; readonly purpose: string; readonly at: Date },
  ): Promise<BridgedCall>;
  /** Whether a call has not ended. */
  isOpen(call: Pick<BridgedCall, 'state'>): boolean;
  /** A call by its id. */
  find(database: DatabaseOrTransaction, id: string): Promise<BridgedCall | undefined>;
}
