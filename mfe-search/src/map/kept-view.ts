/** What part of the world a map shows. */
export interface MapView {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

/** Keeps what the map shows with the current entry of the history, so that Back and reload find it again. */
export function keepView(mapView: MapView): void {
  history.replaceState({ ...history.state, mapView }, '');
}

/** What the map of the current entry showed when it was left; undefined for an entry that is new. */
export function keptView(): MapView | undefined {
  const state: unknown = history.state;
  const view = typeof state === 'object' && state !== null && 'mapView' in state ? state.mapView : undefined;
  return isView(view) ? view : undefined;
}

function isView(view: unknown): view is MapView {
  if (typeof view !== 'object' || view === null) return false;
  const { latitude, longitude, zoom } = view as Partial<Record<keyof MapView, unknown>>;
  return [latitude, longitude, zoom].every((value) => Number.isFinite(value));
}
