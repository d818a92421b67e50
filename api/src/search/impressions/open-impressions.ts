import type { Api } from '../../foundation/module/public.ts';
import { type ImpressionCounter, impressionCounter } from './impression-counter.ts';

/** The counter of the running API; it stores its last counts when the server closes. */
export function impressionsOf({ app, database, settings }: Api): ImpressionCounter {
  const counter = impressionCounter(database, {
    now: settings.now,
    onError: (error) => app.log.warn({ err: error }, 'counts of result pages were not stored'),
  });
  app.addHook('onClose', () => counter.store());
  return counter;
}
