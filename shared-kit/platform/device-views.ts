import { VIEWED_AT_MOST } from '../domain/personal-limits.ts';

/** A viewed listing. */
interface DeviceView {
  readonly id: string;
  /** Epoch ms. */
  readonly viewedOn: number;
}

const KEY = 'aangan.viewed';

/** Listings viewed on this device before login, the newest first; empty without storage. */
export function deviceViews(): DeviceView[] {
  try {
    return parseViews(localStorage.getItem(KEY));
  } catch {
    // The browser blocks storage.
    return [];
  }
}

/** Adds a view in front of the stored ones; the oldest are dropped. */
export function saveView(view: DeviceView): void {
  write(withView(deviceViews(), view));
}

export function deleteDeviceViews(): void {
  write([]);
}

/** The views with one more in front; each listing once. */
export function withView(views: readonly DeviceView[], newest: DeviceView): DeviceView[] {
  return [newest, ...views.filter(({ id }) => id !== newest.id)].slice(0, VIEWED_AT_MOST);
}

/** Parses a stored text of `id:epoch ms` pairs joined by commas; invalid pairs are dropped. */
export function parseViews(text: string | null): DeviceView[] {
  return (text ?? '').split(',').flatMap((pair) => {
    const [, id = '', at] = /^([a-z0-9]{8,32}):(\d{1,15})$/.exec(pair) ?? [];
    return id ? [{ id, viewedOn: Number(at) }] : [];
  });
}

function write(views: readonly DeviceView[]): void {
  try {
    if (views.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, views.map(({ id, viewedOn }) => `${id}:${viewedOn}`).join(','));
  } catch {
    // Storage is full or forbidden: a convenience is lost.
  }
}
