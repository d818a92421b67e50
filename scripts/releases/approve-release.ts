import { approveRelease } from '../../shell/src/registry/approve.ts';
import { printRollout } from './print-rollout.ts';
import { named, releaseCommand } from './release-command.ts';

/**
 * `npm run approve:release -- mfe-plans VERSION [--reason TEXT] [--data-dir FOLDER]`: signs, as the second person, that
 * a published release goes live, and makes it live.
 */
await releaseCommand({}, async ({ registry, remote, words, author }) => {
  const usage = 'npm run approve:release -- mfe-plans 1.4.0-77ab20c1e5';
  const name = named(remote, usage);
  const version = words[1];
  if (!version) throw new Error(`Name the version: ${usage}`);
  const started = performance.now();
  await approveRelease(registry, name, version, author);
  await printRollout(registry, name, `${name} ${version} is live`, started);
});
