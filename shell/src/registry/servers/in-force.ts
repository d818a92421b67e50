import { askedOf } from '../asked-releases.ts';
import type { RegistryDocument } from '../registry-document.ts';
import { SHELL } from '../shell-files.ts';
import type { ServerProblem, ServerReport } from './server-report.ts';

/** What one server has in force of a remote, beside what the registry asks for. */
export interface ServerInForce {
  readonly server: string;
  /** Whether new documents of this server get exactly what is asked. */
  readonly inForce: boolean;
  /** The versions that it has in force; undefined if it has none. */
  readonly live: string | undefined;
  readonly canary: string | undefined;
  /** Why it cannot load what is asked. */
  readonly problem: ServerProblem | undefined;
}

/**
 * Compares what the registry asks of a remote with what each running server has in force.
 * @param remote a name, or `shell`
 * @param revision the least revision that a server must have followed: a canary's percentage changes no version
 */
export function inForce(
  document: RegistryDocument,
  servers: readonly ServerReport[],
  remote: string,
  revision = 0,
): ServerInForce[] {
  const asked = askedOf(document, remote);
  const [live, canary] = [asked?.live, asked?.canary?.version];
  return servers.map((server) => {
    const own = remote === SHELL ? { live: server.shell, canary: server.shellCanary } : server.remotes[remote];
    const problem = server.problems.find((found) => found.remote === remote && [live, canary].includes(found.version));
    const same = own?.live === live && own?.canary === canary;
    return {
      server: server.name,
      inForce: same && !problem && server.revision >= revision,
      live: own?.live,
      canary: own?.canary,
      problem,
    };
  });
}

/** `in force`, or what the server has instead and why, for a line of text. */
export function inForceWords({ inForce, live, canary, problem }: ServerInForce): string {
  if (inForce) return 'in force';
  const own =
    live === undefined ? 'nothing in force' : `${live}${canary === undefined ? '' : `, canary ${canary}`} in force`;
  return problem ? `${own}, cannot load ${problem.version}: ${problemWords(problem)}` : `${own}, not yet the new state`;
}

/** `REG-021 is not signed`. */
export function problemWords({ code, reason }: ServerProblem): string {
  return code ? `${code} ${reason}` : reason;
}
