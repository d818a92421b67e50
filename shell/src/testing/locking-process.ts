import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { whileLocked } from '../registry/registry-lock.ts';

/**
 * `node … <lock> <file> <rounds>`: adds 1 to the number in the file in each round, under the lock. With no rounds it
 * takes the lock, sends a message, and holds the lock until it is killed.
 */
const [, , lock = '', file = '', rounds = ''] = process.argv;

async function addOne(): Promise<void> {
  const before = Number(await readFile(file, 'utf8'));
  await pause(2);
  await writeFile(file, String(before + 1));
}

async function holdForGood(): Promise<void> {
  process.send?.('held');
  await new Promise((resolve) => process.once('disconnect', resolve));
}

if (rounds === '0') await whileLocked(lock, holdForGood);
for (let round = 0; round < Number(rounds); round++) await whileLocked(lock, addOne);
process.exit();
