import { randomBytes } from 'node:crypto';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { CallError } from '../../../foundation/server/public.ts';
import {
  DIGEST_BYTES,
  encodedHash,
  HASH_COST,
  type HashCost,
  parseHash,
  SALT_BYTES,
  sameDigest,
} from './password-hash.ts';

export interface PasswordHasher {
  /** The hash of a password. @throws CallError 503 when too many are waiting */
  hash(password: string): Promise<string>;
  /**
   * Checks a password against a stored hash. Without a hash it does the same work and returns false.
   * @throws CallError 503 when too many are waiting
   */
  matches(password: string, kept: string | null | undefined): Promise<boolean>;
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

/** Maximum number of passwords in the queue: one takes 30 to 50 ms, so the last waits about 5 s. */
const LONGEST_QUEUE = 100;

export const HASHER_BUSY = 'Many people are logging in right now. Try again in a moment, or log in with a code.';

interface Waiting {
  readonly resolve: (digest: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** Hashes in one thread of low priority, one password at a time, so that memory (19 MiB) and CPU use stay bounded. */
export function openPasswordHasher({ longestQueue = LONGEST_QUEUE } = {}): PasswordHasher {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  function failAll(error: Error): void {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  /** Started with the first password. */
  function thread(): Worker {
    if (worker) return worker;
    const started = new Worker(hashWorker(), { name: 'passwords' });
    started.unref();
    started.on('message', ({ id, digest }: HashResult) => {
      waiting.get(id)?.resolve(digest);
      waiting.delete(id);
    });
    started.on('error', failAll);
    worker = started;
    return started;
  }

  function digestOf(password: string, salt: Uint8Array, cost: HashCost, bytes: number): Promise<Uint8Array> {
    if (waiting.size >= longestQueue) return Promise.reject(new CallError(503, HASHER_BUSY));
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      // The same letters can be typed as one character or as two.
      thread().postMessage({ id, password: password.normalize('NFKC'), salt, cost, bytes } satisfies HashJob);
    });
  }

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return encodedHash({ cost: HASH_COST, salt, digest: await digestOf(password, salt, HASH_COST, DIGEST_BYTES) });
    },
    async matches(password, saved) {
      const hash = saved ? parseHash(saved) : undefined;
      const { salt, cost, digest } = hash ?? { salt: randomBytes(SALT_BYTES), cost: HASH_COST, digest: undefined };
      const found = await digestOf(password, salt, cost, digest?.length ?? DIGEST_BYTES);
      return digest !== undefined && sameDigest(found, digest);
    },
    async close() {
      const ended = worker;
      failAll(new Error('The server is stopping.'));
      await ended?.terminate();
    },
  };
}

/** The thread's file: TypeScript beside this one, or JavaScript in the bundle. */
function hashWorker(): URL {
  return new URL(`hash-worker${extname(import.meta.url)}`, import.meta.url);
}
