/** What of a window it takes. */
export interface AnewWindow {
  readonly location: Pick<Location, 'href' | 'reload'>;
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Loads the document anew: a file that vanished after a release comes under another name then. Once for each release
 * set and address, so that nothing goes round in circles; not offline, where there would be nothing instead.
 * @param set what names the release set of this document
 * @returns whether the document is on its way
 */
export function startAnew(set: string, here: AnewWindow): boolean {
  if (!here.navigator.onLine) return false;
  const mark = `aangan:anew ${set} ${here.location.href}`;
  try {
    if (here.sessionStorage.getItem(mark) !== null) return false;
    here.sessionStorage.setItem(mark, '');
  } catch {
    // Where nothing can be remembered, nothing would end a circle.
    return false;
  }
  here.location.reload();
  return true;
}
