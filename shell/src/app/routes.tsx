import { App } from './app.tsx';
import { oneRoute, type RouteAction, type RouteLoader } from './one-route.tsx';

/** The one route in the web shell's frame. */
export function appRoutes(loader: RouteLoader, action?: RouteAction) {
  return oneRoute(<App />, loader, action);
}
