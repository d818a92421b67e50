import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where the calls of staff are. */
const STAFF_CALLS = '/api/v1/staff/';

/**
 * The OpenAPI page at `/api/docs`, generated from the contracts. It lists the calls of staff only to who asks this
 * process itself, such as the command that publishes a remote, and not to visitors of the site.
 */
export async function openApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Aangan API', description: 'Homes without brokers', version: '1.0.0' },
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    transformSpecification: (document, request) => (isVisitor(request) ? withoutStaffCalls(document) : document),
  });
}

/** The shell sets the header in each request that it passes on. */
function isVisitor({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['x-forwarded-host'] !== undefined;
}

function withoutStaffCalls(document: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const paths = Object.entries(document.paths ?? {}).filter(([path]) => !path.startsWith(STAFF_CALLS));
  return { ...document, paths: Object.fromEntries(paths) };
}
