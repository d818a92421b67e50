import path from 'node:path';
import { buildRemote } from '../../shared-kit/build/build-remote.ts';
import { publishRelease } from '../../shell/src/registry/publish.ts';
import { remoteFolder } from '../site/remotes.ts';
import { releaseCommand, seconds, text } from './release-command.ts';

/**
 * `npm run publish:remote -- mfe-search [--canary 10] [--no-build] [--allow-older] [--by NAME] [--reason TEXT]
 * [--data-dir FOLDER]`: builds a remote and makes it live, or canary for a share of the devices.
 */
const options = {
  canary: { type: 'string' },
  'no-build': { type: 'boolean' },
  'allow-older': { type: 'boolean' },
} as const;

await releaseCommand(options, async ({ registry, remote, values, author }) => {
  const canary = percentOf(text(values.canary));
  const folder = remoteFolder(remote);
  const started = performance.now();
  if (!values['no-build']) await buildRemote(folder);
  const before = (await registry.read())?.remotes[path.basename(folder)];
  const allowOlder = values['allow-older'] === true;
  const { name, version } = await publishRelease(registry, path.join(folder, 'dist'), {
    ...author,
    canary,
    allowOlder,
  });
  const after = (await registry.read())?.remotes[name];
  if (after?.live === version) console.log(`${name} ${version} is live after ${seconds(started)}`);
  else console.log(`${name} ${version} goes to ${after?.canary?.percent} % of devices after ${seconds(started)}`);
  const ended = before?.canary?.version;
  if (ended && ended !== after?.canary?.version && ended !== version) console.log(`It ended the canary ${ended}`);
});

/** @throws Error unless it is a percentage above 0 */
function percentOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const percent = Number(given.replace(/\s*%$/, ''));
  if (percent > 0 && percent <= 100) return percent;
  throw new Error(`--canary takes a percentage above 0, up to 100, not ${given}`);
}
