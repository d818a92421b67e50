import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** ms without a change after which a height counts as final. */
const STILL_MS = 500;

/**
 * Whether the height of an element has not changed for half a second. A change is known before the frame that shows it:
 * what is hidden meanwhile is never seen to move.
 */
export function useStillHeight(element: Element): boolean {
  const [still, setStill] = useState(false);
  useEffect(() => {
    let height = Number.NaN;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sizes = new ResizeObserver(() => {
      const { clientHeight } = element;
      if (clientHeight === height) return;
      height = clientHeight;
      clearTimeout(timer);
      // In this frame, not in the next one.
      flushSync(() => setStill(false));
      timer = setTimeout(() => setStill(true), STILL_MS);
    });
    sizes.observe(element);
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
    };
  }, [element]);
  return still;
}
