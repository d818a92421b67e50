import { refuse } from './refusal.ts';
import type { RegistryDocument, RemoteReleases } from './registry-document.ts';
import { EMPTY_DOCUMENT } from './registry-upgrade.ts';
import { SHELL } from './shell-files.ts';

/** The part of the document that asks for releases. */
type Asking = Pick<RegistryDocument, 'remotes' | 'shell' | 'shellReleases'>;

/** What the document asks of a remote, or of the shell: its live version, its canary, and those to go back to. */
export function askedOf(document: Asking, name: string): RemoteReleases | undefined {
  if (name !== SHELL) return Object.hasOwn(document.remotes, name) ? document.remotes[name] : undefined;
  const { shell, shellReleases = { previous: [], salt: SHELL } } = document;
  return shell === EMPTY_DOCUMENT.shell ? undefined : { live: shell, ...shellReleases };
}

/** Names of the remotes, and of the shell where one is live, sorted. */
export function askedNames(document: Asking): string[] {
  const shell = askedOf(document, SHELL) ? [SHELL] : [];
  return [...Object.keys(document.remotes), ...shell].sort();
}

/** The document that asks for other releases of a remote, or of the shell. */
export function withAsked(document: RegistryDocument, name: string, to: RemoteReleases): RegistryDocument {
  if (name !== SHELL) return { ...document, remotes: { ...document.remotes, [name]: to } };
  const { live, ...shellReleases } = to;
  return { ...document, shell: live, shellReleases };
}

/** @throws RegistryRefusal listing the known remotes, when none has that name. */
export function knownReleases(document: RegistryDocument, name: string): RemoteReleases {
  const known = askedNames(document).join(', ') || 'none yet';
  return askedOf(document, name) ?? refuse('REG-013', `There is no remote ${name}: the registry has ${known}`);
}
