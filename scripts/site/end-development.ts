import { askedOf } from '../../shell/src/registry/asked-releases.ts';
import { withChange } from '../../shell/src/registry/change-log.ts';
import type { Registry } from '../../shell/src/registry/registry.ts';
import type { RegistryDocument } from '../../shell/src/registry/registry-document.ts';
import { wentBack } from '../../shell/src/registry/remote-moves.ts';
import { SHELL } from '../../shell/src/registry/shell-files.ts';

/** Author of the rows in the change log. */
const AUTHOR = { by: 'npm run dev', reason: 'development has ended', now: Date.now };

/**
 * Ends the development of a remote: the version from before is live again, and the shell's with the last remote. They
 * change in one step, because a build of development runs only under a shell of development.
 * @returns the live version of the remote; undefined if it had none before
 */
export async function endDevelopment(registry: Registry, remote: string): Promise<string | undefined> {
  const { remotes } = await registry.update(async (document) => {
    const after = withoutDevelopment(document, remote);
    const others = Object.values(after.remotes).some(({ dev }) => dev);
    return others ? after : withoutDevelopment(after, SHELL);
  });
  return remotes[remote]?.live;
}

function withoutDevelopment(document: RegistryDocument, name: string): RegistryDocument {
  const asked = askedOf(document, name);
  if (!asked?.dev) return document;
  const [before] = asked.previous;
  if (before === undefined) return withoutRemote(document, name);
  const { dev: _ended, ...to } = wentBack(asked, before);
  return withChange(document, { remote: name, action: 'rollback', version: before, to }, AUTHOR);
}

function withoutRemote(document: RegistryDocument, name: string): RegistryDocument {
  const { [name]: _never, ...remotes } = document.remotes;
  return { ...document, remotes };
}
