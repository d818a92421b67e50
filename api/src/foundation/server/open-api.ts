import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** The OpenAPI page at `/api/docs`, generated from the contracts. */
export async function openApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Aangan API', description: 'Homes without brokers', version: '1.0.0' },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
}
