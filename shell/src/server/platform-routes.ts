import type { FastifyInstance } from 'fastify';
import type { ReleaseSetSource } from '../registry/release-set-source.ts';
import type { ShellSettings } from './settings.ts';
import { siteHealth } from './site-health.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** What the shell itself answers besides pages: the state of the site, and the page table of a document's release set. */
export function platformRoutes(app: FastifyInstance, settings: ShellSettings, sets: ReleaseSetSource): void {
  app.get('/healthz', async (_request, reply) => {
    const health = await siteHealth(settings, sets.current());
    return reply
      .code(health.ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(health);
  });
  app.get<{ Params: { id: string } }>('/platform/pages/:id.json', async (request, reply) => {
    const asked = sets.byId(request.params.id);
    // A set that this server does not know (any more) must not leave today's table behind under its name.
    reply.header('cache-control', asked ? IMMUTABLE : 'no-store');
    return reply.send((asked ?? sets.current()).table.routes);
  });
}
