/** The window members that it uses. */
export interface ReloadWindow {
  readonly location: Pick<Location, 'href' | 'reload'>;
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Reloads the document: a file that is missing after a release has another name in the new document. It happens once
 * per release set and address, which prevents a loop, and never offline.
 * @param set names the release set of this document
 * @returns whether the document is being reloaded
 */
export function reloadOnce(set: string, here: ReloadWindow): boolean {
  if (!here.navigator.onLine) return false;
  const mark = `aangan:anew ${set} ${here.location.href}`;
  try {
    if (here.sessionStorage.getItem(mark) !== null) return false;
    here.sessionStorage.setItem(mark, '');
  } catch {
    // Without storage, nothing would end a loop.
    return false;
  }
  here.location.reload();
  return true;
}
