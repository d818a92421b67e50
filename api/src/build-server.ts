import type { Writable } from 'node:stream';
import { serverTimeouts } from '@aangan/shared-kit/domain/connection-timeouts';
import { positionIn } from '@aangan/shared-kit/domain/position-cookie';
import { measureRequests } from '@aangan/shared-kit/server/measure-requests';
import { type Metrics, openMetrics } from '@aangan/shared-kit/server/metrics';
import { RequestLog } from '@aangan/shared-kit/server/request-log';
import { traceRequests } from '@aangan/shared-kit/server/trace-requests';
import formBody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Database } from './foundation/database/public.ts';
import { openEvents } from './foundation/events/public.ts';
import { DEVELOPMENT_KEY, inMemoryFiles } from './foundation/files/public.ts';
import { inMemoryJobs } from './foundation/jobs/public.ts';
import { type ApiModule, cleanUpNightly, createApi, openModules } from './foundation/module/public.ts';
import { noteChanges, type Replicas } from './foundation/replicas/public.ts';
import { sealedText } from './foundation/sealed-text/public.ts';
import {
  type ApiSettings,
  answerErrors,
  closeConnections,
  health,
  logOptions,
  openApi,
  ownSiteOnly,
  REQUEST_ID_HEADER,
  type RegisterOptions,
  requestIdOf,
  storableTexts,
} from './foundation/server/public.ts';
import { MODULES } from './modules.ts';
import { DEVELOPMENT_IDENTITY_KEY } from './people/identity/public.ts';

export interface ServerOptions extends Partial<ApiSettings> {
  readonly database: Database;
  /** Replicas of the database; none by default. */
  readonly replicas?: Replicas | undefined;
  /** Log level of pino; `silent` in tests. Default `info`. */
  readonly logLevel?: string;
  /** Where the log goes. Default: standard output. */
  readonly logs?: Writable;
  /** Check responses against their contracts; for tests. Default false. */
  readonly checkAnswers?: boolean;
  /** By default all modules of the product. */
  readonly modules?: readonly ApiModule[];
  /** What the API measures; nobody reads it by default. */
  readonly metrics?: Metrics;
}

/** Builds the whole API, which does not listen yet. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { database, replicas, metrics, logLevel = 'info', logs, ...others } = options;
  const { checkAnswers = false, modules = MODULES, ...given } = others;
  const measured = metrics ?? openMetrics();
  const settings = withDefaults(given, database);
  const app = fastify({
    logger: { ...logOptions(logLevel), ...(logs && { stream: logs }) },
    logController: new RequestLog(),
    genReqId: requestIdOf,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Open requests finish on close. New requests on a kept-alive connection are told to reconnect.
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    ...serverTimeouts(),
  });
  // The contracts validate the input. The schemas of the routes exist for the OpenAPI page only.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  traceRequests(app, ({ method, routeOptions }) => `${method} ${routeOptions.url ?? 'unknown call'}`);
  measureRequests(app, measured);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  await app.register(formBody);
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  await app.register(rateLimit, { global: false });
  closeConnections(app);
  answerErrors(app);
  storableTexts(app);
  await openApi(app);
  health(app, database);
  await app.register(async (scope) => {
    if (replicas) noteChanges(scope, replicas);
    const readerOf = ({ headers }: FastifyRequest) => replicas?.reader(positionIn(headers.cookie)) ?? database;
    const options = { checkAnswers, cacheSeconds: 30, readerOf };
    serveModules(scope, { database, settings, modules, metrics: measured, options });
  });
  return app;
}

interface Serving {
  readonly database: Database;
  readonly settings: ApiSettings;
  readonly modules: readonly ApiModule[];
  readonly metrics: Metrics;
  readonly options: RegisterOptions;
}

/** Opens the services that modules share, then the modules. */
function serveModules(app: FastifyInstance, { database, settings, modules, metrics, options }: Serving): void {
  const { jobs, now } = settings;
  ownSiteOnly(app);
  const events = openEvents(jobs, now);
  cleanUpNightly(database, jobs, now, modules);
  openModules(createApi({ app, database, settings, jobs, events, modules, metrics }), modules, options);
}

function withDefaults(given: Partial<ApiSettings>, database: Database): ApiSettings {
  const now = given.now ?? Date.now;
  return {
    assetUrl: '/assets',
    siteUrl: 'http://localhost:3000',
    jobs: inMemoryJobs(now, database),
    files: inMemoryFiles(),
    sealedText: sealedText(DEVELOPMENT_KEY),
    identityKey: DEVELOPMENT_IDENTITY_KEY,
    ...given,
    now,
  };
}
