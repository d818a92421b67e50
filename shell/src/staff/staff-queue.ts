import type { Html } from './html.ts';

/** A decision that staff can make about a pending case. */
export interface QueueChoice {
  /** Value in the form, and in the address afterwards. */
  readonly name: string;
  readonly label: string;
  /** The consequence, shown before the decision. */
  readonly effect: string;
  /** Body of the call to the API. */
  readonly body: object;
  /** The result, shown after the decision. */
  readonly done: string;
}

/** A pending case for the staff. */
export interface QueueCase {
  readonly id: string;
  readonly title: string;
  /** The known facts. */
  readonly known: Html;
  /** The choices of the queue that fit this case. */
  readonly choices: readonly QueueChoice[];
}

/** Pending cases of one kind, with the possible decisions. */
export interface StaffQueue {
  /** Last segment of its address and of its calls: `GET /api/v1/staff/{name}`, `POST /api/v1/staff/{name}/{id}`. */
  readonly name: string;
  /** Label in the navigation. */
  readonly shortTitle: string;
  readonly title: string;
  /** What is pending here, and why it matters. */
  readonly about: string;
  readonly empty: string;
  /** Maximum number that the API lists at once. More may be pending. */
  readonly atMost: number;
  readonly choices: readonly QueueChoice[];
  /**
   * Parses the pending cases as the API lists them.
   * @param now epoch ms
   * @throws ZodError for an answer that does not fit the contract
   */
  readonly cases: (answer: unknown, now: number) => readonly QueueCase[];
  /** Whether the listing is active after the decision; undefined when the case is about no listing. */
  readonly onOffer: (answer: unknown) => boolean | undefined;
}

/** Address of a queue's page. */
export function queuePath({ name }: Pick<StaffQueue, 'name'>): string {
  return `/staff/${name}`;
}
