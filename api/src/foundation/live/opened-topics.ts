import type { LiveEvent, TopicRequest } from '@aangan/shared-kit/contracts/live';
import type { Database } from '../database/public.ts';
import type { TopicTable } from '../module/public.ts';
import { BAD_INPUT_MESSAGE, badInput, CallError } from '../server/public.ts';
import { type Channel, eventsOfChannels, type NumberedEvent } from './live-events.queries.ts';

/** A topic of one request, which its reader may read. */
export interface OpenedTopic extends Channel {
  /** Its place in the request. */
  readonly index: number;
  readonly fresh: boolean;
  readonly now: (() => Promise<unknown>) | undefined;
  /** Its states are not stored, so it begins with the present one every time. */
  readonly unstored: boolean;
}

/** The topics of one request that its reader may read, and the places of the others. */
interface OpenedTopics {
  readonly opened: readonly OpenedTopic[];
  readonly refused: readonly number[];
}

/**
 * Opens the requested topics for a person. One that is refused does not stop the others.
 * @throws CallError of the first topic, if all are refused: 400 for an unknown one or wrong input, 404 for what is not
 * theirs
 */
export async function openTopics(
  topics: TopicTable,
  accountId: string,
  requests: readonly TopicRequest[],
): Promise<OpenedTopics> {
  const opened: OpenedTopic[] = [];
  const refusals: { readonly index: number; readonly error: CallError }[] = [];
  for (const [index, request] of requests.entries()) {
    try {
      opened.push(await openTopic(topics, accountId, request, index));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      refusals.push({ index, error });
    }
  }
  if (opened.length === 0 && refusals[0]) throw refusals[0].error;
  return { opened, refused: refusals.map(({ index }) => index) };
}

async function openTopic(
  topics: TopicTable,
  accountId: string,
  { topic, input, fresh = false }: TopicRequest,
  index: number,
): Promise<OpenedTopic> {
  const served = topics.find(topic);
  if (!served) throw badInput('query.topics', `there is no topic ${JSON.stringify(topic)}`);
  const checked = served.contract.input.safeParse(input);
  if (!checked.success) {
    const issues = checked.error.issues.map((issue) => ({
      field: ['query.topics', index, ...issue.path].join('.'),
      reason: issue.message,
    }));
    throw new CallError(400, BAD_INPUT_MESSAGE, issues);
  }
  const { audience, now, unstored = false } = await served.open(accountId, checked.data);
  return { topic, audience, index, fresh: fresh || unstored, now, unstored };
}

/** Events per query of a replay. */
const PAGE = 200;

/** The stored events of resumed topics, page by page. @param range the last event that arrived, and the newest one */
export async function* replayed(
  database: Database,
  topics: readonly OpenedTopic[],
  { after, upTo }: { readonly after: number; readonly upTo: number },
): AsyncGenerator<NumberedEvent[]> {
  const resumed = topics.filter(({ fresh }) => !fresh);
  for (let from = after, full = true; full; ) {
    const page = await eventsOfChannels(database, resumed, { after: from, upTo, limit: PAGE });
    if (page.length > 0) yield page;
    full = page.length === PAGE;
    from = page.at(-1)?.number ?? from;
  }
}

/** The present state of topics that begin now. @param resumed whether topics that are not fresh were replayed */
export async function presentStates(topics: readonly OpenedTopic[], resumed: boolean): Promise<LiveEvent[]> {
  const begun = topics.filter(({ fresh }) => fresh || !resumed);
  const states = await Promise.all(begun.map(async ({ index, now }) => now && { topic: index, event: await now() }));
  return states.filter((state) => state !== undefined);
}

/** An event for each topic of a request that it belongs to. */
export function eventsFor(topics: readonly OpenedTopic[], { topic, audience, payload }: NumberedEvent): LiveEvent[] {
  return topics.flatMap((each) =>
    each.topic === topic && each.audience === audience ? [{ topic: each.index, event: payload }] : [],
  );
}
