import { type RefObject, useEffect } from 'react';

/**
 * Keeps a list of suggestions above the on-screen keyboard: its field moves to the top when the keyboard covers the
 * list's end.
 */
export function useAboveKeyboard(
  field: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  shown: boolean,
): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!shown || !view) return;
    const raise = () => {
      const end = list.current?.getBoundingClientRect().bottom ?? 0;
      if (end > view.height) field.current?.scrollIntoView({ block: 'start' });
    };
    raise();
    view.addEventListener('resize', raise);
    return () => view.removeEventListener('resize', raise);
  }, [field, list, shown]);
}
