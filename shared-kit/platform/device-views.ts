import { VIEWED_AT_MOST } from '../domain/personal-limits.ts';

/** A listing somebody looked at. */
interface DeviceView {
  readonly id: string;
  /** Epoch ms. */
  readonly viewedOn: number;
}

const KEY = 'aangan.viewed';

/** Listings looked at on this device before logging in, the last one first; none where nothing is kept. */
export function deviceViews(): DeviceView[] {
  try {
    return parseViews(localStorage.getItem(KEY));
  } catch {
    // The browser keeps nothing.
    return [];
  }
}

/** Puts a view in front of those kept; the oldest make room. */
export function keepView(view: DeviceView): void {
  write(withView(deviceViews(), view));
}

export function forgetDeviceViews(): void {
  write([]);
}

/** The views with one more in front; a listing stands there once. */
export function withView(views: readonly DeviceView[], newest: DeviceView): DeviceView[] {
  return [newest, ...views.filter(({ id }) => id !== newest.id)].slice(0, VIEWED_AT_MOST);
}

/** What a stored text holds: `id:epoch ms` pairs joined by commas; what is damaged is left out. */
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
