import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type PanelScript, panelScript } from '../override/panel-script.ts';
import type { ActiveReleases } from '../registry/active-releases.ts';
import type { ReleaseSetSource } from '../registry/release-set-source.ts';
import type { ResolvedReleaseSet } from '../registry/resolved-release-set.ts';
import { SHELL } from '../registry/shell-files.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

/** Address at which open pages are notified of a new development version. */
const LIVE_RELOAD_PATH = '/platform/live-reload';

/**
 * Script of documents whose release set is under development. Once other releases are active it replaces what has
 * changed, or reloads the page.
 */
export function liveReloadScript({ shell, active }: ResolvedReleaseSet, script: PanelScript): string {
  return panelScript(shell, script, [[LIVE_RELOAD_PATH, active]]);
}

/**
 * Sends open pages the id of the active releases, now and whenever it changes. An event `changed` before it has the
 * live versions that are new, by remote.
 */
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
    const current = sets.current();
    notify(current.active);
    let before = versionsOfSet(current);
    const stop = sets.onChange(({ active }) => {
      const after = versionsOf(active);
      raw.write(`event: changed\ndata: ${JSON.stringify(changedVersions(before, after))}\n\n`);
      notify(active.id);
      before = after;
    });
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

type Versions = Readonly<Record<string, string>>;

function versionsOfSet({ set, shell }: ResolvedReleaseSet): Versions {
  const remotes = Object.entries(set.releases).map(([name, { version }]) => [name, version]);
  return { ...Object.fromEntries(remotes), [SHELL]: shell.version };
}

function versionsOf({ remotes, shell }: ActiveReleases): Versions {
  const live = Object.entries(remotes).map(([name, used]) => [name, used.live.version]);
  return { ...Object.fromEntries(live), [SHELL]: shell.live.version };
}

/** The versions that differ, by name. One that is gone has the version `''`. */
function changedVersions(before: Versions, after: Versions): Versions {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name] ?? '']));
}
