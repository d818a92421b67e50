import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { ASKED_BUCKET, EXIT_EXPERIMENT } from './exit-experiment.ts';
import type { ExitIntentProps } from './exit-intent-props.ts';

const SIGNS_OF_LIFE = ['pointermove', 'touchstart', 'keydown'] as const;

/** Asks visitors who leave why, where the experiment says so. Its script comes once they have done anything. */
export function ExitIntent(props: ExitIntentProps) {
  const { experiments } = usePlatform();
  const asks = experiments.bucketOf(EXIT_EXPERIMENT) === ASKED_BUCKET;
  const [Popup, setPopup] = useState<ComponentType<ExitIntentProps>>();
  useEffect(() => {
    if (!asks) return;
    const stop = () => {
      for (const type of SIGNS_OF_LIFE) removeEventListener(type, bring);
    };
    const bring = () => {
      stop();
      // A question that nobody asked for stays away without a word.
      import('./exit-popup.tsx').then(
        ({ ExitPopup }) => startTransition(() => setPopup(() => ExitPopup)),
        () => undefined,
      );
    };
    for (const type of SIGNS_OF_LIFE) addEventListener(type, bring, { passive: true });
    return stop;
  }, [asks]);
  return Popup && <Popup {...props} />;
}
