import semver from 'semver';
import type { RefusalReason } from '../refusal.ts';
import type { Registry } from '../registry.ts';
import type { RegistryDocument } from '../registry-document.ts';
import { runningServers, type ServerReport } from '../servers/server-report.ts';
import { SHELL, type ShellFiles } from '../shell-files.ts';
import { leftBehindReasons } from './contract-range.ts';
import { releasesInUse } from './releases-in-use.ts';
import { librariesLeftBehind } from './shared-libraries.ts';

/**
 * Why a release of the shell does not fit what is live: a remote that it would exclude, or a server that cannot run it.
 * @param now epoch ms
 */
export async function shellReasons(
  registry: Registry,
  document: RegistryDocument,
  shell: ShellFiles,
  now: number,
): Promise<RefusalReason[]> {
  const releases = await releasesInUse(registry, document);
  return [
    ...leftBehindReasons(shell.contract, releases),
    ...librariesLeftBehind(shell.libraries, releases),
    ...hostReasons(shell, await runningServers(registry.store, now)),
  ];
}

/** Every running server must be able to run the server half. Servers from before server halves run none. */
export function hostReasons(
  { version, host }: Pick<ShellFiles, 'version' | 'host'>,
  servers: readonly Pick<ServerReport, 'name' | 'host'>[],
): RefusalReason[] {
  if (host === undefined) return [];
  return servers
    .filter((server) => server.host !== undefined && !semver.satisfies(server.host, host))
    .map((server) => ({
      code: 'REG-041',
      message: `${SHELL}: ${version} was built for the host contract ${host}, the server ${server.name} runs ${server.host}`,
    }));
}
