import { promote } from '../../shell/src/registry/promote.ts';
import { named, releaseCommand } from './release-command.ts';

/** `npm run promote:remote -- mfe-search [--by NAME] [--reason TEXT] [--data-dir FOLDER]`: the canary goes live. */
await releaseCommand({}, async ({ registry, remote, author }) => {
  const name = named(remote, 'npm run promote:remote -- mfe-search');
  console.log(`${name} ${await promote(registry, name, author)} is live for everybody`);
});
