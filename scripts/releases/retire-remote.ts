import { retire } from '../../shell/src/registry/retire.ts';
import { printRollout } from './print-rollout.ts';
import { named, releaseCommand } from './release-command.ts';

/**
 * `npm run retire:remote -- mfe-search [--by NAME] [--reason TEXT] [--data-dir FOLDER]`: the remote has no live version
 * any more, and its paths are free.
 */
await releaseCommand({}, async ({ registry, remote, author }) => {
  const name = named(remote, 'npm run retire:remote -- mfe-search');
  const started = performance.now();
  const version = await retire(registry, name, author);
  await printRollout(registry, name, `${name} ${version} is retired`, started);
});
