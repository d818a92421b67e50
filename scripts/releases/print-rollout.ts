import type { Registry } from '../../shell/src/registry/registry.ts';
import { inForceWords } from '../../shell/src/registry/servers/in-force.ts';
import { untilInForce } from '../../shell/src/registry/servers/until-in-force.ts';
import { seconds } from './release-command.ts';

/** Exit code of a command whose change is not in force on every server. */
const NOT_IN_FORCE = 2;

/**
 * Waits for the servers after a change of a remote, and prints what each has in force. The command ends with exit code 2
 * if one of them has not.
 * @param change in one line: `mfe-search 1.4.0-77ab20c1e5 is live`
 * @param started time of `performance.now()` from which seconds are counted
 */
export async function printRollout(
  registry: Pick<Registry, 'read' | 'store'>,
  remote: string,
  change: string,
  started: number,
): Promise<void> {
  const { servers, everywhere } = await untilInForce(registry, remote);
  console.log(rolloutLine(change, servers.length, everywhere, seconds(started)));
  for (const server of servers) console.log(`  ${server.server}  ${inForceWords(server)}`);
  if (!everywhere) process.exitCode = NOT_IN_FORCE;
}

function rolloutLine(change: string, servers: number, everywhere: boolean, after: string): string {
  if (servers === 0) return `${change} in the registry after ${after}; no server reports that it runs`;
  if (!everywhere) return `${change} in the registry, but not on every server after ${after}`;
  return `${change} on ${servers === 1 ? 'the running server' : `all ${servers} servers`} after ${after}`;
}
