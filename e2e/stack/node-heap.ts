/** Inspects a Node process that runs with `--inspect=127.0.0.1:<port>`. */
export interface NodeHeap {
  /** MB in use after garbage collection. */
  used(): Promise<number>;
}

interface InspectorAnswer {
  readonly id: number;
  readonly result?: { readonly usedSize: number };
  readonly error?: { readonly message: string };
}

const MEGABYTE = 1024 * 1024;

export function nodeHeap(port: number): NodeHeap {
  return {
    async used() {
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
        // Once for unreachable objects, and again for those that finalizers release.
        for (let round = 0; round < 3; round++) await ask(socket, 'HeapProfiler.collectGarbage');
        return (await ask(socket, 'Runtime.getHeapUsage')).usedSize / MEGABYTE;
      } finally {
        socket.close();
      }
    },
  };
}

function ask(socket: WebSocket, method: string): Promise<{ usedSize: number }> {
  const asked = Math.round(performance.now() * 1000);
  return new Promise((resolve, reject) => {
    const hear = ({ data }: MessageEvent) => {
      const { id, result, error }: InspectorAnswer = JSON.parse(String(data));
      if (id !== asked) return;
      socket.removeEventListener('message', hear);
      if (result) resolve(result);
      else reject(new Error(`${method}: ${error?.message}`));
    };
    socket.addEventListener('message', hear);
    socket.send(JSON.stringify({ id: asked, method }));
  });
}
