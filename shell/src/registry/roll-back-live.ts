import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { askedOf } from './asked-releases.ts';
import { type Author, withChange } from './change-log.ts';
import { fitReasons } from './gates/fit.ts';
import { refuseFor } from './refusal.ts';
import type { Registry } from './registry.ts';
import type { RegistryDocument } from './registry-document.ts';
import { wentBack } from './remote-moves.ts';

/** The author of changes that the site itself makes. */
export const AUTOMATIC = 'automatic';

/** Automatic rollbacks of a remote in a day: invented reports could cause more. */
export const ROLLBACKS_A_DAY = 2;

/**
 * Goes back from a live version that is clearly worse.
 * @returns false when another version is live by now, or when the remote was rolled back automatically too often today;
 * nothing changes then
 * @throws RegistryRefusal when the version before conflicts with what is live by now
 */
export async function rollBackLive(
  registry: Registry,
  remote: string,
  { live, to }: { readonly live: string; readonly to: string },
  author: Author,
): Promise<boolean> {
  let rolledBack = false;
  await registry.update(async (document) => {
    const before = askedOf(document, remote);
    rolledBack = before?.live === live && before.previous.includes(to) && !isExhausted(document, remote, author.now());
    if (!before || !rolledBack) return document;
    await registry.refuseUnlessLive(remote, to);
    refuseFor(await fitReasons(registry, document, remote, to, author.now()));
    return withChange(document, { remote, action: 'rollback', version: to, to: wentBack(before, to) }, author);
  });
  return rolledBack;
}

function isExhausted({ changes }: RegistryDocument, remote: string, now: number): boolean {
  const automatic = changes.filter(
    (change) =>
      change.remote === remote &&
      change.action === 'rollback' &&
      change.by === AUTOMATIC &&
      now - Date.parse(change.at) < DAY_MS,
  );
  return automatic.length >= ROLLBACKS_A_DAY;
}
