/** Name of the dialog's entry in the history. */
export const SIGN_UP_SHEET = 'sign-up';

/** A Back that only closes a sheet fires no `popstate`: see `sheet-back.tsx`. */
const BACK_EVENTS = ['sheet-back', 'popstate'] as const;

/**
 * After a reload with the dialog open, the document is on the dialog's old history entry. That entry becomes the page's
 * own.
 */
export function leaveOldEntry(): void {
  if (isSheetEntry()) history.replaceState({ ...history.state, sheet: undefined }, '');
}

/** Resolves once the dialog's history entry is removed, so that a following navigation starts from the page. */
export function entryGone(): Promise<void> {
  if (!isSheetEntry()) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (isSheetEntry()) return;
      for (const type of BACK_EVENTS) window.removeEventListener(type, look);
      // Runs in a separate task, after the sheet and the router have handled it.
      setTimeout(resolve);
    };
    for (const type of BACK_EVENTS) window.addEventListener(type, look);
  });
}

function isSheetEntry(): boolean {
  const { state }: { state: unknown } = history;
  return typeof state === 'object' && state !== null && 'sheet' in state && state.sheet === SIGN_UP_SHEET;
}
