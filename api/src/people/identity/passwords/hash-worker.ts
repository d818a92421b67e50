import { argon2Sync } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { HashJob, HashResult } from './password-hasher.ts';

// On Linux niceness is per thread: responses take precedence over password hashing.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

parentPort?.on('message', ({ id, password, salt, cost, bytes }: HashJob) => {
  const digest = argon2Sync('argon2id', { message: password, nonce: salt, tagLength: bytes, ...cost });
  parentPort?.postMessage({ id, digest } satisfies HashResult);
});
