import { useCallback, useEffect, useRef, useState } from 'react';

interface SheetHistory {
  readonly open: boolean;
  /** Opens with a history entry of its own, so that Back closes only the sheet. */
  show(): void;
  /** Closes and removes the entry. */
  hide(): void;
  /** Closes and keeps the entry: for a navigation with `replace` that follows at once, such as applying filters. */
  hand(): void;
}

const MARK = 'sheet';
/** The event of `sheet-back.tsx`, which every document contains; this file loads with the first sheet. */
const SHEET_BACK = 'sheet-back';

/**
 * Open state of a sheet that hardware Back closes.
 * @param name unique on the page: `filters`
 */
export function useSheetHistory(name: string): SheetHistory {
  const [open, setOpen] = useState(false);
  /** Address on which the sheet was opened, while its entry is the current one. */
  const openedOn = useRef<string>(undefined);

  useEffect(() => {
    const leave = (event: Event) => {
      if (openedOn.current === undefined || markOf(history.state) === name) return;
      // On the same address only the sheet changed: the router need not load the page again.
      if (openedOn.current === location.href) event.preventDefault();
      openedOn.current = undefined;
      setOpen(false);
    };
    for (const type of [SHEET_BACK, 'popstate']) window.addEventListener(type, leave);
    return () => {
      for (const type of [SHEET_BACK, 'popstate']) window.removeEventListener(type, leave);
    };
  }, [name]);

  const show = useCallback(() => {
    if (openedOn.current === undefined) {
      const { state }: { state: { idx?: number } | null } = history;
      // The router's index counts the entry too, so that apps know that Back stays in the document.
      history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, [MARK]: name }, '');
    }
    openedOn.current = location.href;
    setOpen(true);
  }, [name]);

  const hide = useCallback(() => {
    setOpen(false);
    if (openedOn.current !== undefined) history.back();
  }, []);

  const hand = useCallback(() => {
    openedOn.current = undefined;
    setOpen(false);
  }, []);

  return { open, show, hide, hand };
}

function markOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && MARK in state ? state[MARK] : undefined;
}
