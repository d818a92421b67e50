import type { Live } from '@aangan/shared-kit/platform/live';
import type { LiveDeps } from './start-live.ts';

/** ms before the code is fetched again after it could not be loaded. */
const AGAIN_MS = 10_000;

/** Live updates, whose code is loaded with the first subscription. */
export function liveLater(deps: LiveDeps): Live {
  let starting: Promise<Live> | undefined;

  function start(): Promise<Live> {
    starting ??= import(/* webpackChunkName: "live" */ './start-live.ts').then(({ startLive }) => startLive(deps));
    return starting;
  }

  return {
    subscribe(topic, input, onEvent) {
      let stop: (() => void) | undefined;
      let again: ReturnType<typeof setTimeout> | undefined;
      let ended = false;
      const begin = () => {
        start().then(
          (live) => {
            if (!ended) stop = live.subscribe(topic, input, onEvent);
          },
          (error: unknown) => {
            starting = undefined;
            deps.report(error);
            if (!ended) again = setTimeout(begin, AGAIN_MS);
          },
        );
      };
      begin();
      return () => {
        ended = true;
        clearTimeout(again);
        stop?.();
      };
    },
  };
}
