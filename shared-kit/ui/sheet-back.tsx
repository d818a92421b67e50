/** Asks whether a sheet takes a Back: who does, cancels the event. */
const SHEET_BACK = 'sheet-back';

/**
 * Lets an open sheet take a Back before the router hears of it, so that no loader runs again. Call it once, before the
 * router is created: the browser tells its listeners in the order they came.
 */
export function guardSheetBack(): void {
  window.addEventListener('popstate', (event) => {
    const taken = !window.dispatchEvent(new Event(SHEET_BACK, { cancelable: true }));
    if (taken) event.stopImmediatePropagation();
  });
}
