import formBody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { DEVELOPMENT_IDENTITY_KEY } from '../../people/identity/identity-settings.ts';
import type { Database } from '../database/client.ts';
import { memoryFiles } from '../files/memory-files.ts';
import { heldJobs } from '../jobs/held-jobs.ts';
import { answerErrors } from './answer-errors.ts';
import type { ApiSettings } from './api-settings.ts';
import { registerAreas } from './areas.ts';
import { closeConnections } from './close-connections.ts';
import { health } from './health.ts';
import { logOptions } from './log-options.ts';
import { openApi } from './open-api.ts';
import { REQUEST_ID_HEADER, requestIdOf } from './request-id.ts';

interface ServerOptions extends Partial<ApiSettings> {
  readonly database: Database;
  /** pino's level; `silent` in tests. Default `info`. */
  readonly logLevel?: string;
  /** Check answers against their contracts; for tests. Default false. */
  readonly checkAnswers?: boolean;
}

/** The whole API, not yet listening. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { database, logLevel = 'info', checkAnswers = false, ...given } = options;
  const settings = withDefaults(given);
  const app = fastify({
    logger: logOptions(logLevel),
    genReqId: requestIdOf,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // What is in flight finishes on close; new requests on a kept-alive connection are told to go elsewhere.
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  });
  // The contracts check the input; the schemas of the routes are there for the OpenAPI page only.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
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
  await openApi(app);
  health(app, database);
  await app.register(async (scope) => {
    registerAreas(scope, database, settings, { checkAnswers, cacheSeconds: 30 });
  });
  return app;
}

function withDefaults(given: Partial<ApiSettings>): ApiSettings {
  const now = given.now ?? Date.now;
  return {
    assetUrl: '/assets',
    siteUrl: 'http://localhost:3000',
    jobs: heldJobs(now),
    files: memoryFiles(),
    identityKey: DEVELOPMENT_IDENTITY_KEY,
    ...given,
    now,
  };
}
