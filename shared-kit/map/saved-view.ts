/** The visible part of a map: its centre and zoom. */
export interface MapView {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

/** Saves the view of the map in the current history entry, so that Back and reload restore them. */
export function saveView(mapView: MapView): void {
  history.replaceState({ ...history.state, mapView }, '');
}

/** The saved view of the current history entry; undefined for a new entry. */
export function savedView(): MapView | undefined {
  const state: unknown = history.state;
  const view = typeof state === 'object' && state !== null && 'mapView' in state ? state.mapView : undefined;
  return isView(view) ? view : undefined;
}

function isView(view: unknown): view is MapView {
  if (typeof view !== 'object' || view === null) return false;
  const { latitude, longitude, zoom } = view as Partial<Record<keyof MapView, unknown>>;
  return [latitude, longitude, zoom].every((value) => Number.isFinite(value));
}
