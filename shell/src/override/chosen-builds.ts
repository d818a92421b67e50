import type { FastifyRequest } from 'fastify';
import { fieldOf } from '../staff/staff-guard.ts';
import { allowedOrigin, type OriginPattern } from './allowed-origins.ts';
import { OVERRIDE_WORDS as WORDS } from './override.words.ts';
import type { OverrideRouteDeps } from './override-deps.ts';
import type { Override } from './override-seal.ts';

/** Builds as the form names them, or what is wrong with it. */
type ChosenBuilds = { readonly overrides: readonly Override[] } | { readonly problem: string };

/** Names of the form's fields. */
export const versionField = (remote: string) => `version:${remote}`;
export const originField = (remote: string) => `from:${remote}`;

/**
 * Reads the form in which staff choose builds. An origin goes before a version.
 * @param stored whether the registry has a version
 */
async function chosenBuilds(
  body: unknown,
  remotes: readonly string[],
  origins: readonly OriginPattern[],
  stored: (remote: string, version: string) => Promise<boolean>,
): Promise<ChosenBuilds> {
  const overrides: Override[] = [];
  for (const remote of remotes) {
    const given = fieldOf(body, originField(remote)).trim();
    const version = fieldOf(body, versionField(remote));
    if (given !== '') {
      const from = allowedOrigin(origins, given);
      if (!from) return { problem: WORDS.notAllowed(remote) };
      overrides.push({ remote, from });
    } else if (version !== '') {
      if (!/^[\w.-]{1,100}$/.test(version) || !(await stored(remote, version))) {
        return { problem: WORDS.notStored(remote, version) };
      }
      overrides.push({ remote, version });
    }
  }
  return { overrides };
}

/** The builds that a posted form names. */
export async function chosenFrom(request: FastifyRequest, { registry, origins }: OverrideRouteDeps) {
  const names = Object.keys((await registry.read())?.remotes ?? {});
  return chosenBuilds(request.body, names, origins, (remote, version) => registry.store.has(`${remote}/${version}`));
}
