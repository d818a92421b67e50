import { randomBytes } from 'node:crypto';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { CallError } from '../../../foundation/server/public.ts';
import { priceLevel } from '../limits/price-rule.ts';
import {
  DIGEST_BYTES,
  encodedHash,
  HASH_COST,
  type HashCost,
  parseHash,
  SALT_BYTES,
  sameDigest,
} from './password-hash.ts';

/** Whose password is hashed first: a device that is known, then somebody who has passed a challenge, then the others. */
type HashLane = 'known' | 'paid' | 'open';

const LANES: readonly HashLane[] = ['known', 'paid', 'open'];

export interface PasswordHasher {
  /** The hash of a password. @throws QueueFull when too many are waiting */
  hash(password: string): Promise<string>;
  /**
   * Checks a password against a stored hash. Without a hash it does the same work and returns false.
   * @param lane by default `known`
   * @throws QueueFull when too many are waiting
   */
  matches(password: string, kept: string | null | undefined, lane?: HashLane): Promise<boolean>;
  /** Ends the thread; waiting calls fail. */
  close(): Promise<void>;
}

/** Message to the thread. */
export interface HashJob {
  readonly id: number;
  readonly password: string;
  readonly salt: Uint8Array;
  readonly cost: HashCost;
  readonly bytes: number;
}

export interface HashResult {
  readonly id: number;
  readonly digest: Uint8Array;
}

/** Maximum number of passwords in a lane: one takes 30 to 50 ms, so the last of a lane waits about 5 s. */
const LONGEST_QUEUE = 100;

/** The same where a challenge is the alternative: about 1 s. */
const LONGEST_OPEN_QUEUE = 20;

/** Passwords that wait after a challenge, for which its price rises by a level. */
const PAID_A_LEVEL = 20;

export const HASHER_BUSY = 'Many people are logging in right now. Try again in a moment, or log in with a code.';

/** Too many passwords wait. */
export class QueueFull extends CallError {
  /** Level of the challenge that is asked for instead. */
  readonly level: number;

  constructor(level: number) {
    super(503, HASHER_BUSY);
    this.name = 'CallError';
    this.level = level;
  }
}

interface Waiting {
  readonly job: HashJob;
  readonly resolve: (digest: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** Hashes in one thread of low priority, one password at a time, so that memory (19 MiB) and CPU use stay bounded. */
export function openPasswordHasher({ longestQueue = LONGEST_QUEUE } = {}): PasswordHasher {
  const lanes: Record<HashLane, Waiting[]> = { known: [], paid: [], open: [] };
  let working: Waiting | undefined;
  let worker: Worker | undefined;
  let lastId = 0;

  function failAll(error: Error): void {
    worker = undefined;
    working?.reject(error);
    working = undefined;
    for (const lane of LANES) for (const { reject } of lanes[lane].splice(0)) reject(error);
  }

  /** Started with the first password. */
  function thread(): Worker {
    if (worker) return worker;
    const started = new Worker(hashWorker(), { name: 'passwords' });
    started.unref();
    started.on('message', ({ id, digest }: HashResult) => {
      if (working?.job.id !== id) return;
      working.resolve(digest);
      working = undefined;
      workOn();
    });
    started.on('error', failAll);
    worker = started;
    return started;
  }

  function workOn(): void {
    if (working) return;
    working = LANES.map((lane) => lanes[lane])
      .find((lane) => lane.length > 0)
      ?.shift();
    if (working) thread().postMessage(working.job);
  }

  function digestOf(lane: HashLane, password: string, { salt, cost, bytes }: Salted): Promise<Uint8Array> {
    const most = lane === 'open' ? Math.min(longestQueue, LONGEST_OPEN_QUEUE) : longestQueue;
    // The longer the lane of those who paid, the higher the price.
    if (lanes[lane].length >= most)
      return Promise.reject(new QueueFull(priceLevel({ free: 1 }, 1 + lanes.paid.length / PAID_A_LEVEL)));
    lastId += 1;
    // The same letters can be typed as one character or as two.
    const job = { id: lastId, password: password.normalize('NFKC'), salt, cost, bytes };
    return new Promise((resolve, reject) => {
      lanes[lane].push({ job, resolve, reject });
      workOn();
    });
  }

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return encodedHash({
        cost: HASH_COST,
        salt,
        digest: await digestOf('known', password, { salt, cost: HASH_COST, bytes: DIGEST_BYTES }),
      });
    },
    async matches(password, saved, lane = 'known') {
      const hash = saved ? parseHash(saved) : undefined;
      const { salt, cost, digest } = hash ?? { salt: randomBytes(SALT_BYTES), cost: HASH_COST, digest: undefined };
      const found = await digestOf(lane, password, { salt, cost, bytes: digest?.length ?? DIGEST_BYTES });
      return digest !== undefined && sameDigest(found, digest);
    },
    async close() {
      const ended = worker;
      failAll(new Error('The server is stopping.'));
      await ended?.terminate();
    },
  };
}

interface Salted {
  readonly salt: Uint8Array;
  readonly cost: HashCost;
  readonly bytes: number;
}

/** The thread's file: TypeScript beside this one, or JavaScript in the bundle. */
function hashWorker(): URL {
  return new URL(`hash-worker${extname(import.meta.url)}`, import.meta.url);
}
