import path from 'node:path';
import { buildRemote, readRemoteConfig } from '@aangan/shared-kit/build/build-remote';
import { publishRelease } from '../../shell/src/registry/publish.ts';
import { remoteFolder } from '../site/remotes.ts';
import { answeredCalls } from './answered-calls.ts';
import { pageTrial } from './page-trial.ts';
import { percentOf } from './percent-of.ts';
import { printPublished } from './print-published.ts';
import { releaseCommand, text } from './release-command.ts';

/**
 * `npm run publish:remote -- mfe-search [--canary 10 | --store] [--no-build] [--allow-older] [--by NAME] [--reason TEXT]
 * [--data-dir FOLDER]`: builds a remote and makes it live, or canary for a share of the devices; or it
 * only stores it. Its calls are compared
 * with the API at `API_URL`, else of the running site. It waits until every server has the release in force.
 * Each page is rendered before anybody sees it.
 */
const options = {
  canary: { type: 'string' },
  store: { type: 'boolean' },
  'no-build': { type: 'boolean' },
  'allow-older': { type: 'boolean' },
} as const;

await releaseCommand(options, async ({ registry, dataFolder, remote, values, author }) => {
  const canary = percentOf(text(values.canary));
  const folder = remoteFolder(remote);
  const started = performance.now();
  if (!values['no-build']) await buildRemote(folder);
  const before = (await registry.read())?.remotes[(await readRemoteConfig(folder)).name];
  const allowOlder = values['allow-older'] === true;
  const { name, version } = await publishRelease(registry, path.join(folder, 'dist'), {
    ...author,
    canary,
    storeOnly: values.store === true,
    allowOlder,
    apiCalls: await answeredCalls(dataFolder),
    render: await pageTrial(registry, dataFolder),
  });
  if (values.store) {
    console.log(
      `${name} ${version} is stored; staff of the site look at it by /staff/override, and nobody else gets it`,
    );
    return;
  }
  await printPublished(registry, { name, version }, before, started);
});
