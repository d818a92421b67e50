/** Name of the dialog's entry in the history. */
export const SIGN_UP_SHEET = 'sign-up';

/** A Back that only closes a sheet is not heard of as `popstate`: see `sheet-back.tsx`. */
const BACK_EVENTS = ['sheet-back', 'popstate'] as const;

/** A document that was loaded anew with the dialog open stands on the old dialog's entry: it becomes the page's own. */
export function leaveOldEntry(): void {
  if (isSheetEntry()) history.replaceState({ ...history.state, sheet: undefined }, '');
}

/** Resolves once the dialog's entry is gone from the history, so that a navigation that follows starts from the page. */
export function entryGone(): Promise<void> {
  if (!isSheetEntry()) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (isSheetEntry()) return;
      for (const type of BACK_EVENTS) window.removeEventListener(type, look);
      // In a task of its own: the sheet and the router have seen it then.
      setTimeout(resolve);
    };
    for (const type of BACK_EVENTS) window.addEventListener(type, look);
  });
}

function isSheetEntry(): boolean {
  const { state }: { state: unknown } = history;
  return typeof state === 'object' && state !== null && 'sheet' in state && state.sheet === SIGN_UP_SHEET;
}
