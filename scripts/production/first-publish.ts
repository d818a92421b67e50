import { readdirSync } from 'node:fs';
import path from 'node:path';
import { askedOf } from '../../shell/src/registry/asked-releases.ts';
import type { Author } from '../../shell/src/registry/change-log.ts';
import type { ApiCalls } from '../../shell/src/registry/gates/calls.ts';
import { publishRelease } from '../../shell/src/registry/publish.ts';
import { publishShell } from '../../shell/src/registry/publish-shell.ts';
import { RegistryRefusal } from '../../shell/src/registry/refusal.ts';
import type { Registry } from '../../shell/src/registry/registry.ts';
import { SHELL } from '../../shell/src/registry/shell-files.ts';
import { apiCalls } from '../releases/api-calls.ts';
import { releaseCommand } from '../releases/release-command.ts';
import { ROOT } from '../site/remotes.ts';

/** Builds of the shell and the remotes, in the folder of assets. */
const RELEASES = path.join(ROOT, 'releases');

interface FirstPublish {
  readonly registry: Registry;
  readonly author: Author;
  readonly calls: ApiCalls | undefined;
}

/**
 * `node publish.js`: makes the builds of this folder live that are missing in the registry; what is live stays. The
 * releases are signed with RELEASE_SIGNING_KEY, and their calls are compared with the API at API_URL.
 */
await releaseCommand({}, async ({ registry, author }) => {
  const { API_URL } = process.env;
  if (!API_URL) console.log('Calls of the releases are not checked: API_URL is not set');
  const publishing = { registry, author, calls: API_URL ? await apiCalls(API_URL.replace(/\/$/, '')) : undefined };
  const document = await registry.read();
  const missing = readdirSync(RELEASES).filter((name) => !(document && askedOf(document, name)?.live));
  // Remotes are checked against the live shell.
  await publishAll(
    publishing,
    missing.sort((one, other) => Number(other === SHELL) - Number(one === SHELL)),
  );
  if (missing.length === 0) console.log('Nothing is missing');
});

/** A release may need another one: a fill needs its slot. So refused ones are tried again as long as others succeed. */
async function publishAll(publishing: FirstPublish, names: readonly string[]): Promise<void> {
  const refused: { readonly name: string; readonly error: RegistryRefusal }[] = [];
  for (const name of names) {
    try {
      await publish(publishing, name);
    } catch (error) {
      if (!(error instanceof RegistryRefusal)) throw error;
      refused.push({ name, error });
    }
  }
  const [first] = refused;
  if (!first) return;
  if (refused.length === names.length) throw first.error;
  const again = refused.map(({ name }) => name);
  await publishAll(publishing, again);
}

async function publish({ registry, author, calls }: FirstPublish, name: string): Promise<void> {
  const folder = path.join(RELEASES, name);
  const { version } =
    name === SHELL
      ? await publishShell(registry, folder, author)
      : await publishRelease(registry, folder, { ...author, apiCalls: calls });
  console.log(`${name} ${version} is live`);
}
