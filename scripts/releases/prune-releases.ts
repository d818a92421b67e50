import { prune, RELEASE_RETENTION_DAYS } from '../../shell/src/registry/prune.ts';
import { releaseCommand, text } from './release-command.ts';

/** `npm run prune:releases [-- --days 14] [--data-dir FOLDER]`: removes versions that no page can need any more. */
await releaseCommand({ days: { type: 'string' } }, async ({ registry, values, now }) => {
  const days = Number(text(values.days) ?? RELEASE_RETENTION_DAYS);
  if (!(days >= 0)) throw new Error(`--days takes a number of days, not ${values.days}`);
  const removed = await prune(registry, { days, now: now() });
  console.log(removed.length > 0 ? `Removed ${removed.join(', ')}` : 'Everything is still needed');
});
