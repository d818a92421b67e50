import type { ErrorAnswer } from '@aangan/shared-kit/contracts/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { overriddenReleases } from '../override/overridden-releases.ts';
import type { Overrides } from '../override/request-override.ts';
import { setDocument } from '../registry/document-remote.ts';
import type { ReleaseSetSource } from '../registry/release-set-source.ts';
import { SET_ADDRESS, versionsOfAddress } from '../registry/set-address.ts';
import type { PageMaker } from '../renderers/page-maker.ts';
import type { StaffGuard } from '../staff/staff-guard.ts';
import type { ShellSettings } from './settings.ts';
import { siteHealth } from './site-health.ts';

/** The versions are part of the address, so an answer never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

interface PlatformRouteDeps {
  readonly settings: ShellSettings;
  readonly sets: ReleaseSetSource;
  readonly overrides: Overrides;
  readonly pages: Pick<PageMaker, 'outcomes'>;
  readonly guard: Pick<StaffGuard, 'isStaff' | 'recognise'>;
}

/**
 * The shell's own endpoints besides pages: the health of the site, a sign of life of this server alone, the page table
 * of a release set, and, for staff, the outcomes of page requests on this server.
 */
export function platformRoutes(
  app: FastifyInstance,
  { settings, sets, overrides, pages, guard }: PlatformRouteDeps,
): void {
  app.get('/healthz', async (_request, reply) => {
    const health = await siteHealth(settings, sets.current());
    return reply
      .code(health.ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(health);
  });
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.get<{ Params: { '*': string } }>(`${SET_ADDRESS}*`, async (request, reply) => {
    const versions = versionsOfAddress(request.params['*']);
    const override = overrides.of(request);
    const own = override && versions && (await overriddenReleases(overrides, override, versions, sets));
    const releases = versions && (await sets.ofVersions(versions, own));
    if (!releases) return nothing(request, reply, 'There is no such release set.');
    return reply
      .header('cache-control', override ? 'no-store' : IMMUTABLE)
      .send(setDocument(releases, settings.assetUrl));
  });
  app.get('/platform/outcomes', async (request, reply) => {
    await guard.recognise(request);
    if (!guard.isStaff(request)) return nothing(request, reply, 'There is nothing here.');
    return reply.header('cache-control', 'no-store').send(pages.outcomes.list());
  });
}

function nothing(request: FastifyRequest, reply: FastifyReply, message: string): FastifyReply {
  const answer: ErrorAnswer = { statusCode: 404, message, requestId: request.id };
  return reply.code(404).header('cache-control', 'no-store').send(answer);
}
