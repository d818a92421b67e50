import { AsyncLocalStorage } from 'node:async_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { errorOut } from './crossing-error.ts';
import { CURRENT_ORDER } from './current-order.ts';
import { runHalf } from './half-code.ts';
import type { FromThread, ThreadStart, ToThread } from './thread-messages.ts';
import { threadOrders } from './thread-orders.ts';

/** ms between two signs of life. */
const BEAT_MS = 50;

/** Entry of a renderer's thread: all code of remotes that runs on the server runs in one of these. */
const port = parentPort;
if (!port) throw new Error('A renderer runs in a thread of its own');
const { half: code, facts, beats }: ThreadStart = workerData;
const send = (message: FromThread) => port.postMessage(message);

// What a remote throws outside of a page must not end the renderer.
process.on('unhandledRejection', (error) => send({ kind: 'stray', error: errorOut(error) }));
process.on('uncaughtException', (error) => send({ kind: 'stray', error: errorOut(error) }));

const beat = new Int32Array(beats);
setInterval(() => Atomics.add(beat, 0, 1), BEAT_MS).unref();

const running = new AsyncLocalStorage<number>();
Object.defineProperty(globalThis, CURRENT_ORDER, { value: () => running.getStore() ?? 0 });

const half = startHalf();
const hear = threadOrders({ half, send });
port.on('message', (message: ToThread) => {
  if ('order' in message) running.run(message.order, hear, message);
  else hear(message);
});
send({ kind: 'ready' });

/** Without its half the thread is of no use: its failure ends it. */
function startHalf() {
  try {
    return runHalf(code, facts);
  } catch (error) {
    process.removeAllListeners('uncaughtException');
    throw error;
  }
}
