import { safeReturnUrl } from '@aangan/shared-kit/domain/safe-return-url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../staff/html.ts';
import { staffOnly } from '../staff/staff-area.ts';
import { formToken } from '../staff/staff-document.ts';
import { fieldOf, type StaffGuard } from '../staff/staff-guard.ts';
import { allowedOrigin, type OriginPattern } from './allowed-origins.ts';
import { chooseBuilds } from './choose-builds.ts';
import { forceBucket } from './force-bucket.ts';
import { fetchLaptopRelease } from './laptop-release.ts';
import type { OverrideRouteDeps, SwitchOn } from './override-deps.ts';
import { OverrideFailure } from './override-failure.ts';
import { overridePage } from './override-page.ts';
import { OVERRIDE_FACTS_PATH, OVERRIDE_PATH, RESET_PATH } from './override-paths.ts';
import { type LaptopOverride, OVERRIDE_SECONDS, previewSeal } from './override-seal.ts';
import { previewLinks } from './preview-links.ts';
import { OVERRIDE_COOKIE } from './request-override.ts';

/** The consequences of an override, in the answer of {@link OVERRIDE_FACTS_PATH}. */
export interface OverrideFacts {
  readonly enabled: boolean;
  readonly origins: readonly OriginPattern[];
  readonly contract: string;
}

const REMOTE = /^mfe-[a-z]+(-[a-z]+)*$/;

export function overrideFacts(app: FastifyInstance, { guard, secret, origins, contract }: OverrideRouteDeps): void {
  app.get(OVERRIDE_FACTS_PATH, (_request, reply) => {
    const enabled = guard.open && secret !== '' && origins.length > 0;
    const facts: OverrideFacts = { enabled, origins: enabled ? origins : [], contract: contract() };
    return reply.header('cache-control', 'no-store').send(facts);
  });
}

/** The pages where staff start overrides, and the way to end them, which is open to everybody. */
export function overrideRoutes(scope: FastifyInstance, deps: OverrideRouteDeps): void {
  const { guard, secret, origins, contract, now } = deps;
  const seal = previewSeal(secret, 'cookie');

  // It only deletes the sender's own cookie.
  scope.post(RESET_PATH, (request, reply) =>
    reply.clearCookie(OVERRIDE_COOKIE, { path: '/' }).redirect(ownPath(fieldOf(request.body, 'to')), 303),
  );
  if (secret === '') return;

  const switchOn: SwitchOn = (request, reply, chosen) => {
    request.log.warn({ overrides: chosen, by: guard.sessionOf(request)?.name }, 'Overrides were switched on');
    return reply
      .setCookie(OVERRIDE_COOKIE, seal.seal({ overrides: chosen, until: now() + OVERRIDE_SECONDS * 1000 }), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
        maxAge: OVERRIDE_SECONDS,
      })
      .redirect(ownPath(fieldOf(request.body, 'to')), 303);
  };

  forceBucket(scope, deps);
  previewLinks(scope, deps, switchOn);
  const showChoices = chooseBuilds(scope, deps, switchOn);

  scope.get<{ Querystring: Readonly<Record<string, unknown>> }>(
    OVERRIDE_PATH,
    { preHandler: staffOnly(guard) },
    async (request, reply) => {
      if (!('remote' in request.query) && !('from' in request.query)) return showChoices(request, reply);
      const input = overrideInputOf(request.query, origins);
      if (!input) return refuse(request, reply, guard, origins);
      const problem = await problemOf(input, contract());
      return ask(request, reply, guard, input, problem);
    },
  );

  scope.post(OVERRIDE_PATH, { preHandler: staffOnly(guard) }, (request, reply) => {
    const input = overrideInputOf(request.body, origins);
    if (!input) return refuse(request, reply, guard, origins);
    // The builds of other remotes stay.
    const others = deps.overrides.of(request)?.overrides.filter(({ remote }) => remote !== input.remote) ?? [];
    return switchOn(request, reply, [...others, input]);
  });
}

function overrideInputOf(given: unknown, origins: readonly OriginPattern[]): LaptopOverride | undefined {
  const remote = fieldOf(given, 'remote');
  const from = allowedOrigin(origins, fieldOf(given, 'from'));
  return REMOTE.test(remote) && from ? { remote, from } : undefined;
}

/** Why the build cannot be used now; it may be fixed while the override is active. */
async function problemOf(input: LaptopOverride, contract: string): Promise<string | undefined> {
  try {
    await fetchLaptopRelease(input, { contract });
    return undefined;
  } catch (error) {
    if (error instanceof OverrideFailure) return error.message;
    throw error;
  }
}

function ask(
  request: FastifyRequest,
  reply: FastifyReply,
  guard: StaffGuard,
  { remote, from }: LaptopOverride,
  problem: string | undefined,
): FastifyReply {
  return overridePage(request, reply, guard, { title: 'Local override' }, [
    html`<p>For you alone, in this browser and for 8 hours, <strong>${remote}</strong> comes from <strong>${from}</strong>, on this site's server too. Everybody else sees the site as it is.</p>`,
    problem !== undefined && html`<p class="problem" role="alert">It cannot be used yet: ${problem}</p>`,
    html`<form method="post" action="${OVERRIDE_PATH}" class="fields">${formToken(guard, request)}
<input type="hidden" name="remote" value="${remote}"><input type="hidden" name="from" value="${from}">
<button class="main">Switch it on</button></form>`,
  ]);
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  guard: StaffGuard,
  origins: readonly OriginPattern[],
): FastifyReply {
  return overridePage(request, reply, guard, { title: 'Local override', status: 400 }, [
    html`<p class="problem" role="alert">This link names no remote, or a place that builds may not come from.</p>`,
    html`<p>Builds may come from: ${origins.join(', ')}.</p>`,
  ]);
}

/** A path of this site, for any input. */
function ownPath(path: string): string {
  return safeReturnUrl(path, { origin: 'https://this.site', hosts: [] }) ?? '/';
}
