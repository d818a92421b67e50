import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StoredArtifact } from '../registry/artifact-store.ts';
import { type Html, html } from '../staff/html.ts';
import { staffOnly } from '../staff/staff-area.ts';
import { formToken } from '../staff/staff-document.ts';
import { fieldOf } from '../staff/staff-guard.ts';
import { chosenFrom, originField, versionField } from './chosen-builds.ts';
import { OVERRIDE_WORDS as WORDS } from './override.words.ts';
import type { OverrideRouteDeps, SwitchOn } from './override-deps.ts';
import { overridePage } from './override-page.ts';
import { CHOICES_PATH, LINK_PATH } from './override-paths.ts';
import { isFromLaptop, type Override } from './override-seal.ts';

/** Versions of a remote that the form offers, the latest first. */
const VERSIONS_SHOWN = 30;

interface RemoteChoice {
  readonly name: string;
  readonly live: string;
  readonly canary: string | undefined;
  readonly stored: readonly StoredArtifact[];
  readonly chosen: Override | undefined;
}

/**
 * The form in which staff choose a build of each remote: a stored version, or a developer's machine.
 * @returns shows the form
 */
export function chooseBuilds(scope: FastifyInstance, deps: OverrideRouteDeps, switchOn: SwitchOn) {
  const { guard, registry, overrides, origins } = deps;

  scope.post(CHOICES_PATH, { preHandler: staffOnly(guard) }, async (request, reply) => {
    const chosen = await chosenFrom(request, deps);
    return 'problem' in chosen ? show(request, reply, chosen.problem) : switchOn(request, reply, chosen.overrides);
  });
  return (request: FastifyRequest, reply: FastifyReply) => show(request, reply);

  async function show(request: FastifyRequest, reply: FastifyReply, problem?: string): Promise<FastifyReply> {
    const document = await registry.read();
    const chosen = overrides.of(request)?.overrides ?? [];
    const remotes = await Promise.all(
      Object.entries(document?.remotes ?? {}).map(async ([name, { live, canary }]): Promise<RemoteChoice> => {
        const stored = (await registry.store.list(name)).toSorted((one, other) => other.since - one.since);
        const override = chosen.find(({ remote }) => remote === name);
        return { name, live, canary: canary?.version, stored: stored.slice(0, VERSIONS_SHOWN), chosen: override };
      }),
    );
    const to = fieldOf(request.query, 'to') || fieldOf(request.body, 'to');
    return overridePage(request, reply, guard, { title: WORDS.title, status: problem === undefined ? 200 : 400 }, [
      html`<p>${WORDS.about}</p>`,
      problem !== undefined && html`<p class="problem" role="alert">${problem}</p>`,
      html`<p>${origins.length > 0 ? WORDS.origins(origins.join(', ')) : WORDS.noOrigins}</p>`,
      html`<form method="post" action="${CHOICES_PATH}" class="fields">${formToken(guard, request)}
<input type="hidden" name="to" value="${to}">${remotes.map((remote) => fields(remote, origins.length > 0))}
<button class="main">${WORDS.use}</button><button formaction="${LINK_PATH}">${WORDS.share}</button></form>`,
    ]);
  }
}

function fields({ name, live, canary, stored, chosen }: RemoteChoice, laptops: boolean): Html {
  const version = chosen && !isFromLaptop(chosen) ? chosen.version : '';
  const from = chosen && isFromLaptop(chosen) ? chosen.from : '';
  const kind = (each: string) => (each === live ? ` (${WORDS.live})` : each === canary ? ` (${WORDS.canary})` : '');
  return html`<label>${WORDS.version(name)}<select name="${versionField(name)}"><option value="">${WORDS.asTheSite}</option>${stored.map(
    (each) =>
      html`<option value="${each.version}"${each.version === version && html` selected`}>${each.version}${kind(each.version)}</option>`,
  )}</select></label>
${laptops && html`<label>${WORDS.laptop(name)}<input name="${originField(name)}" value="${from}" inputmode="url" autocomplete="off"></label>`}`;
}
