import { promote } from '../../shell/src/registry/promote.ts';
import { printRollout } from './print-rollout.ts';
import { named, releaseCommand } from './release-command.ts';

/** `npm run promote:remote -- mfe-search [--by NAME] [--reason TEXT] [--data-dir FOLDER]`: the canary goes live. */
await releaseCommand({}, async ({ registry, remote, author }) => {
  const name = named(remote, 'npm run promote:remote -- mfe-search');
  const started = performance.now();
  const live = await promote(registry, name, author);
  await printRollout(registry, name, `${name} ${live} is live for everybody`, started);
});
