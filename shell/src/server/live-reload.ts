import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type PanelScript, panelScript } from '../override/panel-script.ts';
import type { ReleaseSetSource } from '../registry/release-set-source.ts';
import type { ResolvedReleaseSet } from '../registry/resolved-release-set.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

/** Address at which open pages are notified of a new development version. */
const LIVE_RELOAD_PATH = '/platform/live-reload';

/** Script of documents whose release set is under development. It reloads the page once other releases are active. */
export function liveReloadScript({ shell, active }: ResolvedReleaseSet, script: PanelScript): string {
  return panelScript(shell, script, [[LIVE_RELOAD_PATH, active]]);
}

/** Sends open pages the id of the active releases, now and whenever it changes. */
export function liveReload(app: FastifyInstance, sets: ReleaseSetSource): void {
  const listening = new Set<ServerResponse>();
  app.get(LIVE_RELOAD_PATH, { exposeHeadRoute: false }, (request, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      [REQUEST_ID_HEADER]: request.id,
    });
    const notify = (id: string) => raw.write(`data: ${id}\n\n`);
    notify(sets.current().active);
    const stop = sets.onChange(({ active }) => notify(active.id));
    listening.add(raw);
    raw.once('close', () => {
      stop();
      listening.delete(raw);
    });
  });
  // Open streams would keep the server from closing.
  app.addHook('preClose', async () => {
    for (const raw of listening) raw.end();
  });
}
