/** Ids that a device stores before a login. */
export interface DeviceIds {
  /** Key in local storage. */
  readonly key: string;
  readonly id: RegExp;
  readonly atMost: number;
}

/** The stored ids, the newest first; empty without storage. */
export function deviceIds(list: DeviceIds): string[] {
  try {
    return parseIds(list, localStorage.getItem(list.key));
  } catch {
    // The browser blocks storage.
    return [];
  }
}

/** Stores ids on this device; an empty list removes the entry. */
export function saveDeviceIds({ key }: DeviceIds, ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, ids.join(','));
  } catch {
    // Storage is full or forbidden: the ids last as long as the page.
  }
}

/** Parses a stored text: each valid id once. */
export function parseIds({ id, atMost }: DeviceIds, text: string | null): string[] {
  const ids = (text ?? '').split(',').filter((each) => id.test(each));
  return [...new Set(ids)].slice(0, atMost);
}
