import { useEffect, useRef } from 'react';

/**
 * Runs something after the press that is under way, or at once. A message that appears during a press moves its target
 * away, and the press is lost.
 */
export function useAfterPress(): (work: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
      const works = waiting.current;
      waiting.current = [];
      // The click comes after the release.
      setTimeout(() => {
        for (const work of works) work();
      });
    };
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', release, true);
    addEventListener('pointercancel', release, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointerup', release, true);
      removeEventListener('pointercancel', release, true);
    };
  }, []);
  return (work) => {
    if (pressed.current) waiting.current.push(work);
    else work();
  };
}
