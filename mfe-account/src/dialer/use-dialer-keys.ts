import { CALL_OUTCOMES } from '@aangan/shared-kit/domain/dialer/call-outcomes';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** The key of an outcome: its place in the list. */
export const keyOf = (outcome: (typeof CALL_OUTCOMES)[number]): string => String(CALL_OUTCOMES.indexOf(outcome) + 1);

/** The key that calls. */
export const CALL_KEY = 'c';

/**
 * Keys of the dialer: a number chooses an outcome, C moves to the call button. They do nothing in a field of text, and
 * staff can turn them off.
 */
export function useDialerKeys(area: RefObject<HTMLElement | null>): {
  readonly on: boolean;
  readonly toggle: () => void;
} {
  const [on, setOn] = useState(true);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!on || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const found = controlOf(area.current, event.key.toLowerCase());
    if (!found) return;
    event.preventDefault();
    found.focus();
    if (found instanceof HTMLInputElement) found.click();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return { on, toggle: () => setOn((before) => !before) };
}

function controlOf(area: HTMLElement | null, key: string): HTMLElement | null {
  if (!area || !/^[1-6c]$/.test(key)) return null;
  return area.querySelector<HTMLElement>(`[data-key="${key}"]`);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches('textarea, select, input:not([type=radio])');
}
