/** Asks whether a sheet handles a Back: a sheet that does cancels the event. */
const SHEET_BACK = 'sheet-back';

/**
 * Lets an open sheet handle a Back before the router, so that no loader runs again. Call it once, before the router
 * is created: listeners run in the order of registration.
 */
export function guardSheetBack(): void {
  window.addEventListener('popstate', (event) => {
    const taken = !window.dispatchEvent(new Event(SHEET_BACK, { cancelable: true }));
    if (taken) event.stopImmediatePropagation();
  });
}
