import { sitemapCalls } from '@aangan/shared-kit/contracts/sitemaps';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseSetSource } from '../registry/release-set-source.ts';
import type { ShellSettings } from '../server/settings.ts';
import { robotsTxt } from './robots.ts';
import { sitemapOrigin } from './sitemap-origin.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

/** Timeout of the API for its list of addresses, ms. */
const DEADLINE_MS = 10_000;
/** The list of the addresses that remotes name in their `remote.config.ts`. */
const PAGES = 'pages';

interface SitemapRouteDeps {
  readonly settings: Pick<ShellSettings, 'apiUrl' | 'publicUrl'>;
  readonly sets: Pick<ReleaseSetSource, 'current'>;
}

/** The first requests of search engines: `robots.txt`, the index of sitemaps, and each sitemap. */
export function sitemapRoutes(app: FastifyInstance, { settings, sets }: SitemapRouteDeps): void {
  const { apiUrl, publicUrl } = settings;
  const originFor = (request: FastifyRequest) => sitemapOrigin(publicUrl, request);
  const ask = (path: string, request: FastifyRequest) =>
    fetch(apiUrl + path, { headers: { 'x-request-id': request.id }, signal: AbortSignal.timeout(DEADLINE_MS) });

  app.get('/robots.txt', (request, reply) => {
    const origin = originFor(request);
    return origin ? forAnHour(reply).type('text/plain').send(robotsTxt(origin)) : reply.code(400).send();
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originFor(request);
    if (!origin) return reply.code(400).send();
    const answer = await ask('/api/v1/sitemaps', request);
    if (!answer.ok) return later(reply);
    const { names } = sitemapCalls['GET /api/v1/sitemaps'].answer.parse(await answer.json());
    const paths = [PAGES, ...names].map((name) => `/sitemaps/${name}.xml`);
    return asXml(reply, sitemapIndexXml(paths, origin));
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const origin = originFor(request);
    const name = /^([a-z0-9-]+)\.xml$/.exec(request.params.file)?.[1];
    if (!origin || !name) return reply.code(origin ? 404 : 400).send();
    if (name === PAGES) {
      const pages = Object.values(sets.current().set.releases).flatMap(({ pages }) => Object.values(pages));
      return asXml(
        reply,
        sitemapXml(
          pages.flatMap(({ sitemap }) => sitemap.map((path) => ({ path }))),
          origin,
        ),
      );
    }
    const answer = await ask(`/api/v1/sitemaps/${name}`, request);
    if (answer.status === 404 || answer.status === 400) return reply.code(404).send();
    if (!answer.ok) return later(reply);
    const { addresses } = sitemapCalls['GET /api/v1/sitemaps/{name}'].answer.parse(await answer.json());
    return asXml(
      reply,
      sitemapXml(
        addresses.map(([path, changedOn]) => ({ path, changedOn })),
        origin,
      ),
    );
  });
}

function asXml(reply: FastifyReply, xml: string): FastifyReply {
  return forAnHour(reply).type('application/xml; charset=utf-8').send(xml);
}

function forAnHour(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'public, max-age=3600');
}

/** Search engines retry by themselves, and keep the sitemap that they have. */
function later(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', '600').header('cache-control', 'no-store').send();
}
