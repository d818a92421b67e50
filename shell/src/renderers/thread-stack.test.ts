import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { stackOfThread } from './thread-stack.ts';

const LOOPING = "require('node:worker_threads').parentPort.postMessage('looping'); for (;;);";

async function loopingThread(name: string): Promise<Worker> {
  const thread = new Worker(LOOPING, { eval: true, name });
  await once(thread, 'message');
  return thread;
}

describe('the stack of a thread', () => {
  it('is undefined where no thread has the name', async () => {
    expect(await stackOfThread('nobody', 1)).toBeUndefined();
  });

  it('leaves no thread paused that answers too late: each can be ended', async () => {
    const names = ['late-1', 'late-2', 'late-3'];
    const threads = await Promise.all(names.map(loopingThread));
    await Promise.all(names.map((name) => stackOfThread(name, 0)));
    expect(await Promise.all(threads.map((thread) => thread.terminate()))).toEqual([1, 1, 1]);
  });
});
