import { releaseList, releaseTable } from '../../shell/src/registry/release-list.ts';
import { runningServers } from '../../shell/src/registry/servers/server-report.ts';
import { differences, inForceCount, serverTable } from '../../shell/src/registry/servers/server-table.ts';
import { releaseCommand } from './release-command.ts';

/**
 * `npm run releases [-- mfe-search] [--json] [--data-dir FOLDER]`: what is asked as live, canary and previous, by whom
 * and when, and what each running server has in force.
 */
await releaseCommand({ json: { type: 'boolean' } }, async ({ registry, remote, values, now }) => {
  const document = await registry.read();
  if (!document) throw new Error(`There is no registry document in ${registry.location}: publish the remotes first`);
  const { shell, contract } = document;
  const releases = releaseList(document, registry.keys?.trusted).filter(
    (release) => remote === undefined || release.remote === remote,
  );
  const servers = await runningServers(registry.store, now());
  if (values.json) return console.log(JSON.stringify({ shell, contract, releases, servers }, null, 2));
  const count = (name: string) => inForceCount(document, servers, name);
  const failed = releases.flatMap(({ remote, version, failed }) => (failed ? `${remote} ${version}: ${failed}` : []));
  const lines = [
    ...releaseTable(releases, count, now()),
    ...differences(document, servers),
    ...failed.map((line) => `A server could not load ${line}`),
    '',
    `shell ${shell}, platform contract ${contract}`,
    '',
    ...serverTable(servers, now()),
  ];
  console.log(lines.join('\n'));
});
