import { setTimeout as pause } from 'node:timers/promises';
import { type EmbeddedPostgres, openDatabase, startPostgres } from '../../api/src/foundation/database/public.ts';
import { type Child, howItEnded } from './child.ts';
import type { Part, RunningPart } from './supervise.ts';

/** ms that a server has from its start to its first answer. */
const ANSWERS_WITHIN_MS = 60_000;

const LOOK_AGAIN_MS = 50;

/** ms for one answer: a health report takes up to 2 s while something else is away. */
const ANSWER_MS = 5_000;

/** ms between two looks at the process of PostgreSQL, which may be nobody's child. */
const LOOK_AT_POSTGRES_MS = 200;

/**
 * A server of the site as a part. It serves once it answers anything: what it depends on may still be away.
 * @param origin where it listens
 */
export function serverPart(name: string, origin: string, launch: () => Child): Part {
  return {
    name,
    async start(signal) {
      const child = launch();
      try {
        await untilAnswers(child, origin, signal);
        return runningServer(child);
      } catch (error) {
        await child.stop();
        throw error;
      }
    },
  };
}

/** A server that runs already. */
export function runningServer(child: Child): RunningPart {
  return {
    ended: child.exited.then(howItEnded),
    responds: (withinMs) => child.responds(withinMs),
    stop: () => child.stop(),
    kill: () => child.kill(),
  };
}

async function untilAnswers(child: Child, origin: string, signal: AbortSignal): Promise<void> {
  const deadline = performance.now() + ANSWERS_WITHIN_MS;
  const gone = new AbortController();
  void child.exited.then((exit) => gone.abort(new Error(`${howItEnded(exit)}: ${child.lastLines().at(-1) ?? ''}`)));
  const until = AbortSignal.any([signal, gone.signal]);
  while (performance.now() < deadline) {
    until.throwIfAborted();
    if (await answersAnything(origin)) return;
    await pause(LOOK_AGAIN_MS);
  }
  throw new Error(`it has not answered within ${ANSWERS_WITHIN_MS / 1000} s of its start`);
}

function answersAnything(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
    async ({ body }) => {
      await body?.cancel();
      return true;
    },
    () => false,
  );
}

/** The embedded PostgreSQL as a part: it starts again on its folder and port. */
export function postgresPart(folder: string, port: number): Part {
  return {
    name: 'database',
    async start(signal) {
      const postgres = await startPostgres({ folder, port });
      if (signal.aborted) await postgres.stop();
      signal.throwIfAborted();
      return runningPostgres(postgres);
    },
  };
}

/** An embedded PostgreSQL that runs already. */
export function runningPostgres(postgres: EmbeddedPostgres): RunningPart {
  const untilGone = async () => {
    while (postgres.isRunning()) await pause(LOOK_AT_POSTGRES_MS);
    return 'has ended';
  };
  return {
    ended: untilGone(),
    responds: (withinMs) => acceptsConnections(postgres.url, withinMs),
    stop: postgres.stop,
    kill: postgres.kill,
  };
}

/** Whether PostgreSQL says anything to a new connection; that it has none left is an answer too. */
async function acceptsConnections(url: string, withinMs: number): Promise<boolean> {
  const { pool, close } = openDatabase(url, { connections: 1, timeoutMs: withinMs });
  const answered = pool.query('select 1').then(
    () => true,
    (error: unknown) => !/timeout/i.test(String(error)),
  );
  const late = pause(withinMs, false, { ref: false });
  const answers = await Promise.race([answered, late]);
  // A session that hangs ends with its server.
  void close();
  return answers;
}
