import { askedNames } from '../asked-releases.ts';
import type { RegistryDocument } from '../registry-document.ts';
import { ago, indianTime, tableLines } from '../release-list.ts';
import { inForce, inForceWords } from './in-force.ts';
import type { ServerReport } from './server-report.ts';

/** The running servers as lines for a terminal. @param now epoch ms */
export function serverTable(servers: readonly ServerReport[], now: number): string[] {
  if (servers.length === 0) return ['No server reports that it runs.'];
  return tableLines([
    ['SERVER', 'REVISION', 'SHELL', 'CONTRACT', 'HOST', 'SINCE (INDIA)'],
    ...servers.map(({ name, revision, shell, contract, host, since }) => [
      name,
      String(revision),
      shell,
      contract,
      host ?? '',
      `${indianTime(since)}, ${ago(since, now)}`,
    ]),
  ]);
}

/** Where a server has not in force what the registry asks, as lines; empty if all have. */
export function differences(document: RegistryDocument, servers: readonly ServerReport[]): string[] {
  return askedNames(document).flatMap((remote) =>
    inForce(document, servers, remote)
      .filter((server) => !server.inForce)
      .map((server) => `${remote} on ${server.server}: ${inForceWords(server)}`),
  );
}

/** `all 3`, `2 of 3`; empty if no server runs. */
export function inForceCount(document: RegistryDocument, servers: readonly ServerReport[], remote: string): string {
  if (servers.length === 0) return '';
  const having = inForce(document, servers, remote).filter((server) => server.inForce).length;
  return having === servers.length ? `all ${having}` : `${having} of ${servers.length}`;
}
