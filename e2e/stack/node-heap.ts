import { setTimeout as pause } from 'node:timers/promises';

/** Inspects a Node process that runs with `--inspect=127.0.0.1:<port>`: its main thread and its worker threads. */
export interface NodeHeap {
  /** MB in use of all threads after garbage collection, once it stays the same: a renderer may be starting. */
  used(): Promise<number>;
}

interface InspectorMessage {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly sessionId: string; readonly message?: string };
  readonly result?: { readonly usedSize: number };
  readonly error?: { readonly message: string };
}

/** Asks one thread. */
type Ask = (method: string) => Promise<{ readonly usedSize: number }>;

const MEGABYTE = 1024 * 1024;

/** Two measurements in a row that differ by less are the same. */
const SAME_MB = 0.5;

/** ms between two measurements. */
const BETWEEN_MS = 300;

const MOST_ROUNDS = 20;

export function nodeHeap(port: number): NodeHeap {
  return {
    async used() {
      let before = await measured();
      for (let round = 0; round < MOST_ROUNDS; round++) {
        await pause(BETWEEN_MS);
        const now = await measured();
        if (Math.abs(now - before) < SAME_MB) return now;
        before = now;
      }
      return before;
    },
  };

  async function measured(): Promise<number> {
    const targets = await fetch(`http://127.0.0.1:${port}/json/list`);
    const [target] = (await targets.json()) as { webSocketDebuggerUrl: string }[];
    if (!target) throw new Error(`Nothing can be inspected at port ${port}`);
    // Connected only while it measures: an inspected process retains more memory.
    const socket = new WebSocket(target.webSocketDebuggerUrl);
    try {
      await new Promise((resolve, reject) => {
        socket.addEventListener('open', resolve, { once: true });
        socket.addEventListener('error', reject, { once: true });
      });
      const threads = [(method: string) => ask(socket, { method }), ...(await workersOf(socket))];
      const used = await Promise.all(threads.map(usedBy));
      return used.reduce((sum, bytes) => sum + bytes, 0) / MEGABYTE;
    } finally {
      socket.close();
    }
  }
}

async function usedBy(ask: Ask): Promise<number> {
  // Once for unreachable objects, and again for those that finalizers release.
  for (let round = 0; round < 3; round++) await ask('HeapProfiler.collectGarbage');
  return (await ask('Runtime.getHeapUsage')).usedSize;
}

/** The worker threads that the process has now. */
async function workersOf(socket: WebSocket): Promise<Ask[]> {
  const sessions: string[] = [];
  const stop = listen(socket, ({ method, params }) => {
    if (method === 'NodeWorker.attachedToWorker' && params) sessions.push(params.sessionId);
  });
  // The threads of the moment are named before the answer.
  await ask(socket, { method: 'NodeWorker.enable', params: { waitForDebuggerOnStart: false } });
  stop();
  return sessions.map((sessionId) => (method: string) => askWorker(socket, sessionId, method));
}

function askWorker(socket: WebSocket, sessionId: string, method: string): ReturnType<Ask> {
  const id = nextId();
  return new Promise((resolve, reject) => {
    const stop = listen(socket, ({ params }) => {
      if (params?.sessionId !== sessionId || params.message === undefined) return;
      const answer: InspectorMessage = JSON.parse(params.message);
      if (answer.id !== id) return;
      stop();
      settle(method, answer, resolve, reject);
    });
    const message = JSON.stringify({ id, method });
    ask(socket, { method: 'NodeWorker.sendMessageToWorker', params: { sessionId, message } }).catch(reject);
  });
}

function ask(socket: WebSocket, message: { readonly method: string; readonly params?: object }): ReturnType<Ask> {
  const id = nextId();
  return new Promise((resolve, reject) => {
    const stop = listen(socket, (answer) => {
      if (answer.id !== id) return;
      stop();
      settle(message.method, answer, resolve, reject);
    });
    socket.send(JSON.stringify({ id, ...message }));
  });
}

function settle(
  method: string,
  { result, error }: InspectorMessage,
  resolve: (result: { readonly usedSize: number }) => void,
  reject: (error: Error) => void,
): void {
  if (result) resolve(result);
  else reject(new Error(`${method}: ${error?.message}`));
}

function listen(socket: WebSocket, hear: (message: InspectorMessage) => void): () => void {
  const listener = ({ data }: MessageEvent) => hear(JSON.parse(String(data)));
  socket.addEventListener('message', listener);
  return () => socket.removeEventListener('message', listener);
}

let asked = 0;
const nextId = () => ++asked;
