import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MonitoringReader } from '../monitoring/monitoring-reader.ts';
import type { SourceStacks } from '../monitoring/source-stacks.ts';
import { askedOf } from '../registry/asked-releases.ts';
import { RegistryRefusal } from '../registry/refusal.ts';
import type { Registry } from '../registry/registry.ts';
import { EMPTY_DOCUMENT } from '../registry/registry-upgrade.ts';
import { runningServers } from '../registry/servers/server-report.ts';
import { untilInForce } from '../registry/servers/until-in-force.ts';
import { isWaiting } from '../registry/waiting-releases.ts';
import type { PageMaker } from '../renderers/page-maker.ts';
import { type Html, html } from './html.ts';
import { type StaffAction, staffAction } from './release-actions.ts';
import { changesView, outcomesView, remoteView, serversView } from './release-views.ts';
import { RELEASES_WORDS as WORDS } from './releases.words.ts';
import { remoteStatuses } from './remote-status.ts';
import { FIRST_PAGE } from './sign-in-paths.ts';
import { staffOnly } from './staff-area.ts';
import { formToken, sendStaffPage, staffBar } from './staff-document.ts';
import { fieldOf, type StaffGuard } from './staff-guard.ts';
import { waitingStatuses } from './waiting-status.ts';
import { waitingView } from './waiting-views.ts';

interface ReleasePagesDeps {
  readonly guard: StaffGuard;
  readonly registry: Registry;
  readonly reader: MonitoringReader;
  readonly stacks: SourceStacks;
  readonly pages: Pick<PageMaker, 'outcomes'>;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Number of changes shown. */
const CHANGES_SHOWN = 30;

interface Asked {
  readonly Params: { readonly action: string };
  readonly Querystring: { readonly remote?: string; readonly version?: string; readonly done?: string };
}

/** `/staff/releases`: live versions, canaries with figures, and rollbacks. Works without scripts. */
export function releasePages(scope: FastifyInstance, deps: ReleasePagesDeps): void {
  const { guard, registry, now } = deps;
  const preHandler = staffOnly(guard);

  scope.get<Asked>(FIRST_PAGE, { preHandler }, async (request, reply) => {
    const { done = '', remote = '', version = '' } = request.query;
    const notice = staffAction(done)?.done(remote, version);
    return sendStaffPage(reply, { title: WORDS.title, body: await releasesBody(deps, request, notice) });
  });

  scope.get<Asked>(`${FIRST_PAGE}/:action`, { preHandler }, async (request, reply) => {
    const { remote = '', version = '' } = request.query;
    const asked = await fitting(registry, { name: request.params.action, remote, version });
    return asked ? sendConfirm(request, reply, asked) : sendOutdated(request, reply);
  });

  scope.post<Asked>(`${FIRST_PAGE}/:action`, { preHandler }, async (request, reply) => {
    const name = request.params.action;
    const [remote, version] = [fieldOf(request.body, 'remote'), fieldOf(request.body, 'version')];
    const reason = fieldOf(request.body, 'reason').trim().slice(0, 200) || undefined;
    const asked = await fitting(registry, { name, remote, version });
    if (!asked) return sendOutdated(request, reply);
    try {
      const by = guard.sessionOf(request)?.name ?? 'staff';
      await asked.action.act(registry, remote, version, { by, reason, now });
      await untilInForce(registry, remote, { now });
    } catch (error) {
      if (!(error instanceof RegistryRefusal)) throw error;
      return sendRefused(request, reply, error.message);
    }
    request.log.info({ action: name, remote, version }, 'Staff changed a live release');
    return reply.redirect(`${FIRST_PAGE}?${new URLSearchParams({ done: name, remote, version })}`, 303);
  });

  function sendConfirm(request: FastifyRequest, reply: FastifyReply, { action, name, remote, version }: Fitting) {
    return sendStaffPage(reply, {
      title: action.title,
      body: html`${staffBar(guard, request)}<main class="narrow"><h1>${action.title}</h1>
<p><code>${remote} ${version}</code></p><p>${action.question(remote, version)}</p>
<form method="post" action="${FIRST_PAGE}/${name}" class="fields">${formToken(guard, request)}
<input type="hidden" name="remote" value="${remote}"><input type="hidden" name="version" value="${version}">
<label for="reason">${WORDS.why}</label><input id="reason" name="reason" maxlength="200">
<p class="actions"><button class="main">${action.button}</button><a class="button" href="${FIRST_PAGE}">${WORDS.leave}</a></p></form></main>`,
    });
  }

  function sendOutdated(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return sendNotice(request, reply, html`<p>${WORDS.outdated}</p>`);
  }

  function sendRefused(request: FastifyRequest, reply: FastifyReply, message: string): FastifyReply {
    return sendNotice(request, reply, html`<p>${WORDS.refused}</p><pre>${message}</pre>`);
  }

  function sendNotice(request: FastifyRequest, reply: FastifyReply, why: Html): FastifyReply {
    return sendStaffPage(reply, {
      title: WORDS.notPossible,
      status: 409,
      body: html`${staffBar(guard, request)}<main class="narrow"><h1>${WORDS.notPossibleNow}</h1>${why}<p><a href="${FIRST_PAGE}">${WORDS.back}</a></p></main>`,
    });
  }
}

interface Fitting {
  readonly action: StaffAction;
  readonly name: string;
  readonly remote: string;
  readonly version: string;
}

/** The requested action, if it is possible at present. */
async function fitting(
  registry: Registry,
  asked: { readonly name: string; readonly remote: string; readonly version: string },
): Promise<Fitting | undefined> {
  const action = staffAction(asked.name);
  const document = (await registry.read()) ?? EMPTY_DOCUMENT;
  const releases = askedOf(document, asked.remote);
  const waits = isWaiting(document, asked.remote, asked.version);
  return action?.fits({ releases, waits }, asked.version) ? { action, ...asked } : undefined;
}

async function releasesBody(
  deps: ReleasePagesDeps,
  request: FastifyRequest,
  notice: string | undefined,
): Promise<Html> {
  const { guard, registry, pages } = deps;
  const now = deps.now();
  const document = (await registry.read()) ?? EMPTY_DOCUMENT;
  const servers = await runningServers(registry.store, now);
  const statuses = await remoteStatuses(document, servers, deps, now);
  const waiting = await waitingStatuses(registry, document);
  const trusted = registry.keys?.trusted ?? [];
  return html`${staffBar(guard, request)}<main><h1>${WORDS.title}</h1>
${notice && html`<p class="notice" role="status">${notice}</p>`}
<p class="soft">${WORDS.contract(document.contract)}</p>
${waitingView(waiting, trusted, now)}
<div class="remotes">${statuses.map((status) => remoteView(status, now))}</div>
<section aria-labelledby="servers"><h2 id="servers">${WORDS.servers}</h2>${serversView(servers, now)}</section>
<section aria-labelledby="changes"><h2 id="changes">${WORDS.changes}</h2>${changesView(document.changes.slice(0, CHANGES_SHOWN), trusted, now)}</section>
<section aria-labelledby="outcomes"><h2 id="outcomes">${WORDS.outcomes}</h2>${outcomesView(pages.outcomes.list())}</section></main>`;
}
