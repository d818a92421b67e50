import { rollback } from '../../shell/src/registry/rollback.ts';
import { printRollout } from './print-rollout.ts';
import { named, releaseCommand, text } from './release-command.ts';

/**
 * `npm run rollback:remote -- mfe-search [--to VERSION] [--by NAME] [--reason TEXT] [--data-dir FOLDER]`: ends a
 * canary, or goes back to the previous or the named version.
 */
await releaseCommand({ to: { type: 'string' } }, async ({ registry, remote, values, author }) => {
  const name = named(remote, 'npm run rollback:remote -- mfe-search');
  const started = performance.now();
  const { live, withdrawn } = await rollback(registry, name, { ...author, to: text(values.to) });
  if (live === withdrawn) console.log(`${name} ${live} was live already`);
  else console.log(`${withdrawn} is withdrawn`);
  await printRollout(registry, name, `${name} ${live} is live for everybody`, started);
});
