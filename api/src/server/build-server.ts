import formBody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import type { Database } from '../database/client.ts';
import { answerErrors } from './answer-errors.ts';
import type { ApiSettings } from './api-settings.ts';
import { registerAreas } from './areas.ts';
import { closeConnections } from './close-connections.ts';
import { health } from './health.ts';
import { logOptions } from './log-options.ts';
import { openApi } from './open-api.ts';
import { REQUEST_ID_HEADER, requestIdOf } from './request-id.ts';

export interface ServerOptions extends Partial<ApiSettings> {
  readonly database: Database;
  /** pino's level; `silent` in tests. Default `info`. */
  readonly logLevel?: string;
  /** Check answers against their contracts; for tests. Default false. */
  readonly checkAnswers?: boolean;
}

/** The whole API, not yet listening. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: logOptions(options.logLevel ?? 'info'),
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
  await app.register(rateLimit, { global: false });
  closeConnections(app);
  answerErrors(app);
  await openApi(app);
  health(app, options.database);
  await app.register(async (scope) => {
    registerAreas(
      scope,
      options.database,
      {
        assetUrl: options.assetUrl ?? '/assets',
        now: options.now ?? Date.now,
        ...(options.staffToken && { staffToken: options.staffToken }),
        ...(options.sentryDsn && { sentryDsn: options.sentryDsn }),
        ...(options.adobeUrl && { adobeUrl: options.adobeUrl }),
        ...(options.bkUrl && { bkUrl: options.bkUrl }),
        ...(options.dailyAuthSecret && { dailyAuthSecret: options.dailyAuthSecret }),
        ...(options.phoneHashKey && { phoneHashKey: options.phoneHashKey }),
        ...(options.integrityJudge && { integrityJudge: options.integrityJudge }),
        ...(options.appLink && { appLink: options.appLink }),
      },
      { checkAnswers: options.checkAnswers ?? false, cacheSeconds: 30 },
    );
  });
  return app;
}
