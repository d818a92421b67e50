import { releaseList, releaseTable } from '../../shell/src/registry/release-list.ts';
import { releaseCommand } from './release-command.ts';

/** `npm run releases [-- mfe-search] [--json] [--data-dir FOLDER]`: what is live, canary and previous, by whom and when. */
await releaseCommand({ json: { type: 'boolean' } }, async ({ registry, remote, values, author }) => {
  const document = await registry.read();
  if (!document) throw new Error(`There is no registry document in ${registry.location}: publish the remotes first`);
  const { shell, contract } = document;
  const releases = releaseList(document).filter((release) => remote === undefined || release.remote === remote);
  if (values.json) return console.log(JSON.stringify({ shell, contract, releases }, null, 2));
  console.log(releaseTable(releases, author.now()).join('\n'));
  console.log(`\nshell ${shell}, platform contract ${contract}`);
});
