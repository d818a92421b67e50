import type { Html } from './html.ts';

/** What staff can decide about something that waits. */
export interface QueueChoice {
  /** In the form, and in the address afterwards. */
  readonly name: string;
  readonly label: string;
  /** What comes of it, before it does. */
  readonly effect: string;
  /** What the API is told. */
  readonly body: object;
  /** What happened. */
  readonly done: string;
}

/** Something that waits for the staff. */
export interface QueueCase {
  readonly id: string;
  readonly title: string;
  /** What is known of it. */
  readonly known: Html;
  /** What fits it, of the queue's choices. */
  readonly choices: readonly QueueChoice[];
}

/** Things of one kind that wait for the staff, with what can be decided about them. */
export interface StaffQueue {
  /** The last word of its address, and of its calls: `GET /api/v1/staff/{name}`, `POST /api/v1/staff/{name}/{id}`. */
  readonly name: string;
  /** In the navigation. */
  readonly shortTitle: string;
  readonly title: string;
  /** What waits here, and why it matters. */
  readonly about: string;
  readonly empty: string;
  /** So many the API lists at once; behind them more may wait. */
  readonly atMost: number;
  readonly choices: readonly QueueChoice[];
  /**
   * What waits, as the API lists it.
   * @param now epoch ms
   * @throws ZodError for an answer that is none of its contract
   */
  readonly cases: (answer: unknown, now: number) => readonly QueueCase[];
  /** Whether the listing is on offer after the decision; undefined where it is about no listing. */
  readonly onOffer: (answer: unknown) => boolean | undefined;
}

/** Address of a queue's page. */
export function queuePath({ name }: Pick<StaffQueue, 'name'>): string {
  return `/staff/${name}`;
}
