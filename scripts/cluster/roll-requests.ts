import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '../../api/src/foundation/database/public.ts';
import { pause } from '../site/pause.ts';

/** ms between two looks. */
const LOOK_EVERY_MS = 200;

/** Asks a running cluster to replace its parts. */
interface RollRequest {
  readonly id: string;
  /** Checkout from which new processes are started. */
  readonly root: string;
}

interface RollAnswer {
  readonly id: string;
  /** Why it has failed. */
  readonly problem?: string;
}

const requestFile = (dataFolder: string) => path.join(dataFolder, 'cluster/roll-request.json');
const answerFile = (dataFolder: string) => path.join(dataFolder, 'cluster/roll-answer.json');
/** Contains the id of the process that answers. */
const processFile = (dataFolder: string) => path.join(dataFolder, 'cluster/process');

/** Whether a cluster runs on a data folder. */
export function answersRolls(dataFolder: string): boolean {
  const file = processFile(dataFolder);
  return existsSync(file) && isRunning(Number(readFileSync(file, 'utf8')));
}

/**
 * Asks the cluster of a data folder to replace its parts and waits for the end. Only who may write there can ask.
 * @param answers whether there still is a cluster
 * @throws Error with the reason when it fails
 */
export async function requestRoll(
  dataFolder: string,
  root: string,
  answers: () => boolean,
  signal: AbortSignal,
): Promise<void> {
  const id = randomUUID();
  write(requestFile(dataFolder), { id, root } satisfies RollRequest);
  for (;;) {
    const answer = read<RollAnswer>(answerFile(dataFolder));
    if (answer?.id === id) {
      if (answer.problem !== undefined) throw new Error(answer.problem);
      return;
    }
    if (!answers()) throw new Error('The cluster has ended meanwhile.');
    await pause(LOOK_EVERY_MS, signal);
  }
}

/** Answers requests one after the other until the signal. What was asked before is dropped. */
export async function answerRolls(
  dataFolder: string,
  roll: (root: string) => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  rmSync(requestFile(dataFolder), { force: true });
  mkdirSync(path.dirname(processFile(dataFolder)), { recursive: true });
  writeFileSync(processFile(dataFolder), String(process.pid));
  while (!signal.aborted) {
    const request = read<RollRequest>(requestFile(dataFolder));
    if (request) {
      rmSync(requestFile(dataFolder));
      const problem = await roll(request.root).then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      write(answerFile(dataFolder), { id: request.id, ...(problem !== undefined && { problem }) } satisfies RollAnswer);
    }
    await pause(LOOK_EVERY_MS, signal).catch(() => undefined);
  }
  rmSync(processFile(dataFolder));
}

/** Whole or not at all: the other side may be reading. */
function write(file: string, content: RollRequest | RollAnswer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(content));
  renameSync(`${file}.new`, file);
}

function read<Content>(file: string): Content | undefined {
  if (!existsSync(file)) return undefined;
  const content: Content = JSON.parse(readFileSync(file, 'utf8'));
  return content;
}
