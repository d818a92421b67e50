import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { ASKED_BUCKET, EXIT_EXPERIMENTS } from './exit-experiment.ts';
import type { ExitIntentProps } from './exit-intent-props.ts';

const ANY_INTERACTION = ['pointermove', 'touchstart', 'keydown'] as const;

/** Shows the exit survey to visitors in the experiment's bucket. Its script loads after the first interaction. */
export function ExitIntent(props: ExitIntentProps) {
  const { experiments } = usePlatform();
  const asks = experiments.bucketOf(EXIT_EXPERIMENTS[props.category]) === ASKED_BUCKET;
  const [Popup, setPopup] = useState<ComponentType<ExitIntentProps>>();
  useEffect(() => {
    if (!asks) return;
    const stop = () => {
      for (const type of ANY_INTERACTION) removeEventListener(type, bring);
    };
    const bring = () => {
      stop();
      // The visitor did not ask for the survey, so a failed load shows no error.
      import('./exit-popup.tsx').then(
        ({ ExitPopup }) => startTransition(() => setPopup(() => ExitPopup)),
        () => undefined,
      );
    };
    for (const type of ANY_INTERACTION) addEventListener(type, bring, { passive: true });
    return stop;
  }, [asks]);
  return Popup && <Popup {...props} />;
}
