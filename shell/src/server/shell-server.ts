import path from 'node:path';
import { serverTimeouts } from '@aangan/shared-kit/domain/connection-timeouts';
import { measureRequests } from '@aangan/shared-kit/server/measure-requests';
import { type Metrics, openMetrics } from '@aangan/shared-kit/server/metrics';
import { RequestLog } from '@aangan/shared-kit/server/request-log';
import { traceRequests } from '@aangan/shared-kit/server/trace-requests';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { experimentSender, registerExperiments } from '../experiments/register-experiments.ts';
import { monitoringReader } from '../monitoring/monitoring-reader.ts';
import { sourceStacks } from '../monitoring/source-stacks.ts';
import { endWorseReleases } from '../monitoring/watch-releases.ts';
import type { OverrideRouteDeps } from '../override/override-deps.ts';
import { overrideFacts, overrideRoutes } from '../override/override-routes.ts';
import { overrides } from '../override/request-override.ts';
import type { Registry } from '../registry/registry.ts';
import { watchReleaseSets } from '../registry/release-set-source.ts';
import type { PageMaker } from '../renderers/page-maker.ts';
import type { RendererLog } from '../renderers/renderer-log.ts';
import { THREAD_END_KINDS } from '../renderers/thread-end.ts';
import { sitemapRoutes } from '../sitemaps/sitemap-routes.ts';
import { overviewPage } from '../staff/overview-page.ts';
import { releasePages } from '../staff/release-pages.ts';
import { secondFactorPage } from '../staff/second-factor-page.ts';
import { secondFactorsPage } from '../staff/second-factors-page.ts';
import { staffArea } from '../staff/staff-area.ts';
import { staffGuard } from '../staff/staff-guard.ts';
import { staffPeople } from '../staff/staff-people.ts';
import { crawlerCheck, type NameLookup } from '../visit-limits/crawlers.ts';
import { dnsLookup } from '../visit-limits/dns-lookup.ts';
import { limitVisits } from '../visit-limits/limit-visits.ts';
import { limitConnections } from './connections-by-network.ts';
import { declaredPrefixes } from './declared-prefixes.ts';
import { answerBadAddress, answerBusyPage, answerFailures, answerTooManyPages } from './failures.ts';
import { fairQueue } from './fair-queue.ts';
import { type HeardChanges, NO_CHANGES } from './heard-changes.ts';
import { endSlowVisitors } from './least-rate.ts';
import { liveReload } from './live-reload.ts';
import { logOptions } from './log-options.ts';
import { logOutRoute } from './log-out-route.ts';
import { measurePages } from './measure-pages.ts';
import { RENDERER_METRICS } from './page.metrics.ts';
import { pageRoute } from './page-route.ts';
import { platformRoutes } from './platform-routes.ts';
import { policyReports } from './policy-reports.ts';
import { reportInForce } from './report-in-force.ts';
import { echoRequestIds, requestIdOf } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';
import { serviceWorkerRoute } from './service-worker-route.ts';
import type { ShellSettings } from './settings.ts';
import { sharedDocuments } from './shared-documents.ts';
import { sharedPages } from './shared-pages.ts';
import { takeTurns } from './turns.ts';
import { upstreams } from './upstreams.ts';

const PUBLIC_FOLDER = path.resolve(import.meta.dirname, '../../public');

interface ShellServerDeps {
  readonly settings: ShellSettings;
  readonly registry: Registry;
  /** Starts what makes pages. */
  readonly startPages: (log: RendererLog) => PageMaker;
  /** Epoch ms. */
  readonly now: () => number;
  /** Names of addresses; by default those of the domain name system. */
  readonly lookup?: NameLookup;
  /** What the server measures; nobody reads it by default. */
  readonly metrics?: Metrics;
  /** What the API says has changed; by default pages are shared by their age alone. */
  readonly changes?: HeardChanges;
}

/** Builds the server: pages, proxies to the API and the assets, and the site's health. It does not listen yet. */
export async function shellServer({
  settings,
  registry,
  startPages,
  now,
  lookup = dnsLookup(),
  metrics = openMetrics(),
  changes = NO_CHANGES,
}: ShellServerDeps): Promise<FastifyInstance> {
  const declared = declaredPrefixes(() => [...sets.inUse(), ...localOverrides.inUse()]);
  const app = Fastify({
    rewriteUrl: declared.rewriteUrl,
    logger: logOptions(settings.logLevel),
    logController: new RequestLog(),
    genReqId: requestIdOf,
    frameworkErrors: answerBadAddress,
    forceCloseConnections: 'idle',
    ...serverTimeouts(settings.timeouts),
    trustProxy: settings.trustedProxies,
  });
  limitConnections(app, { perNetwork: settings.connectionsPerNetwork, trustedProxies: settings.trustedProxies });
  endSlowVisitors(app);
  const stacks = sourceStacks(registry.store);
  const report = async (log: FastifyBaseLogger, error: unknown, where: object) => {
    const source = error instanceof Error && error.stack && (await stacks.read(error.stack));
    log.error({ err: error, ...(source && { source }), ...where }, 'A page failed');
  };
  const replaced = metrics.counter(
    RENDERER_METRICS.replaced,
    THREAD_END_KINDS.map((reason) => ({ reason })),
  );
  const pages = startPages({
    failed: (error, where) => void report(app.log, error, where),
    ready: (renderer) => app.log.info(renderer, 'A renderer is ready'),
    ended: (renderer) => {
      replaced({ reason: renderer.reason });
      app.log.warn(renderer, 'A renderer was replaced');
    },
    stray: (error) => app.log.error({ err: error }, 'Code of a remote threw outside of its pages'),
  });
  const sets = await watchReleaseSets({
    registry,
    prepare: (release) => pages.prepare(release),
    prepareShell: (shell, releases) => pages.prepareShell(shell, releases),
    onProblem: ({ what, error }) => app.log.error({ err: error, what }, 'A release of the registry cannot be used'),
    onState: reportInForce(app, { registry, port: settings.port, now }),
    pollMs: settings.registryPollMs,
  });
  const localOverrides = overrides({
    secret: settings.overrideSecret,
    origins: settings.overrideOrigins,
    now,
    stored: async (name, version) => (await sets.ofVersions({ [name]: version }))?.[name],
    onChange: (builds) => pages.keep([...sets.inUse(), ...builds], sets.shells()),
  });
  const shared = sharedPages({ capacity: settings.markupCache, changes, now });
  sets.onChange(({ active, tookMs }) => {
    pages.keep([...sets.inUse(), ...localOverrides.inUse()], sets.shells());
    shared.keep(sets.inUse());
    app.log.info({ active: active.id, ms: Math.round(tookMs) }, 'Other releases are active');
  });
  app.addHook('onClose', async () => {
    sets.close();
    await pages.close();
  });

  traceRequests(app, ({ method, routeOptions }) => `${method} ${routeOptions.url ?? 'unknown address'}`);
  const requests = measureRequests(app, metrics);
  echoRequestIds(app);
  securityHeaders(app, settings);
  answerFailures(app);
  await app.register(cookie);
  await app.register(fastifyStatic, { root: PUBLIC_FOLDER, wildcard: false, maxAge: '1d' });
  const isCrawler = crawlerCheck(settings.crawlers, lookup, now);
  await upstreams(app, settings, declared, { isCrawler, now });
  liveReload(app, sets);
  policyReports(app, now);
  serviceWorkerRoute(app, settings);
  const people = staffPeople(settings.apiUrl);
  const guard = staffGuard(settings, people, now);
  await logOutRoute(app, settings, guard);
  const overrideDeps: OverrideRouteDeps = {
    guard,
    secret: settings.overrideSecret,
    origins: settings.overrideOrigins,
    contract: () => sets.current().shell.contract,
    registry,
    sets,
    overrides: localOverrides,
    cookieDomain: settings.cookieDomain,
    now,
  };
  overrideFacts(app, overrideDeps);
  platformRoutes(app, { settings, sets, overrides: localOverrides, pages, guard });
  sitemapRoutes(app, { settings, sets });
  const reader = monitoringReader(settings.apiUrl, settings.staffToken);
  await staffArea(app, { guard, people, secondFactorRequired: settings.secondFactorRequired, now }, (scope) => {
    overrideRoutes(scope, overrideDeps);
    releasePages(scope, { guard, registry, reader, stacks, pages, now });
    secondFactorPage(scope, guard, people);
    secondFactorsPage(scope, guard, people);
    overviewPage(scope, { guard, people, sets });
  });
  if (guard.open) {
    endWorseReleases(app, { registry, reader, outcomes: pages.outcomes, now });
    registerExperiments(app, {
      releases: sets.inUse,
      register: experimentSender(settings.apiUrl, settings.staffToken),
    });
  }
  await app.register(async (scope) => {
    const rules = settings.visitLimits.pages;
    limitVisits(scope, { rules, isCrawler, counts: () => true, answerTooMany: answerTooManyPages, now });
    takeTurns(scope, fairQueue(settings.queues.pages), answerBusyPage);
    await pageRoute(scope, {
      settings,
      pages,
      sets,
      overrides: localOverrides,
      guard,
      documents: sharedDocuments(),
      shared,
      changes,
      report: (...failure) => void report(...failure),
      requests,
      noteMade: measurePages(metrics, { pages, sets }),
      now,
    });
  });
  return app;
}
