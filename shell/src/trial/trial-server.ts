import type { AddressInfo } from 'node:net';
import type { ArtifactStore } from '../registry/artifact-store.ts';
import { registryOn } from '../registry/registry.ts';
import { threadedPages } from '../renderers/threaded-pages.ts';
import { shellSettings } from '../server/settings.ts';
import { shellServer } from '../server/shell-server.ts';
import type { TrialMessage, TrialOrder } from './trial-order.ts';

/** Pages of a trial are asked for by one machine, one after another. */
const NO_LIMITS = { PAGES_PER_NETWORK: '24', PAGES_PER_MINUTE: '100000', PAGES_PER_HOUR: '100000' };

/** Bounds of a renderer here: twice the time of production, because a publisher's machine may be slow. */
const BOUNDS = { RENDERERS: '1', RENDERER_STALL_MS: '2000', RENDERER_HEAP_MB: '512' };

const say = (message: TrialMessage) => process.send?.(message);

/** Entry of the process: a whole shell with the release that is to be published, for nobody else. */
process.once('message', (order: TrialOrder) => {
  start(order).then(
    (origin) => say({ origin }),
    (error: unknown) => say({ failed: String(error) }),
  );
});
// Nobody would end it.
process.once('disconnect', () => process.exit());

async function start({ document, files, apiUrl }: TrialOrder): Promise<string> {
  const settings = shellSettings({
    ...{ API_URL: apiUrl, ASSET_ORIGIN: files, SERVICE_WORKER: 'off', LOG_LEVEL: 'warn' },
    ...NO_LIMITS,
    ...BOUNDS,
  });
  const app = await shellServer({
    settings,
    registry: registryOn(storeAt(files, document), undefined),
    startPages: (log) => threadedPages(settings, log),
    now: Date.now,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** The files of the publisher's process, and a document that never changes. */
function storeAt(files: string, document: string): ArtifactStore {
  const readOnly = () => Promise.reject(new Error('A trial changes nothing'));
  return {
    location: files,
    async readFile(artifact, file) {
      const answer = await fetch(`${files}/${artifact}/${file}`);
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
    },
    has: async () => true,
    list: async () => [],
    // Nobody asks what a trial has in force.
    writeNote: async () => undefined,
    removeNote: async () => undefined,
    readNotes: async () => [],
    readDocument: async () => document,
    stamp: async () => 'trial',
    put: readOnly,
    remove: readOnly,
    updateDocument: readOnly,
  };
}
