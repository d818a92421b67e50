import type { PgBoss } from 'pg-boss';

const DAY_SECONDS = 86_400;

/** Settings of every queue. */
const QUEUE = {
  // A failed job is retried after 1, 2, 4, … minutes, at most an hour apart, for about four hours in all.
  retryLimit: 8,
  retryDelay: 60,
  retryBackoff: true,
  retryDelayMax: 3_600,
  deleteAfterSeconds: DAY_SECONDS,
  retentionSeconds: 7 * DAY_SECONDS,
  // Every insert notifies the instances when its transaction commits.
  notify: true,
} as const;

const SETTINGS = Object.keys(QUEUE) as (keyof typeof QUEUE)[];

/** Creates missing queues, and updates those that an earlier release created with other settings. */
export async function createQueues(boss: PgBoss, names: Iterable<string>): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const name of names) {
    const queue = existing.get(name);
    if (!queue) await boss.createQueue(name, QUEUE);
    else if (SETTINGS.some((setting) => queue[setting] !== QUEUE[setting])) await boss.updateQueue(name, QUEUE);
  }
}
