import type { RefusalReason } from '../refusal.ts';
import type { Registry } from '../registry.ts';
import type { RegistryDocument } from '../registry-document.ts';
import { SHELL } from '../shell-files.ts';
import { placementReasons } from './placement.ts';
import { shellReasons } from './shell-fits.ts';
import { noHalfReasons } from './shell-halves.ts';

/**
 * Why a stored version of a remote, or of the shell, conflicts with what is live. Checked before visitors get it again.
 * @param now epoch ms
 */
export async function fitReasons(
  registry: Registry,
  document: RegistryDocument,
  name: string,
  version: string,
  now: number,
): Promise<RefusalReason[]> {
  if (name === SHELL) {
    const shell = await registry.readShell(version);
    return [...noHalfReasons(shell), ...(await shellReasons(registry, document, shell, now))];
  }
  return placementReasons(registry, document, await registry.readRelease(name, version), now);
}
