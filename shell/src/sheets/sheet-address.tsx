import { NavigationContext, useRoutes } from '@aangan/shared-kit/platform/host-router';
import { type ContextType, type ReactNode, useContext, useMemo } from 'react';
import type { OpenSheet, SheetActions } from './sheet-types.ts';

interface SheetAddressProps {
  readonly sheet: Pick<OpenSheet, 'id' | 'path'>;
  readonly actions: Pick<SheetActions, 'go'>;
  readonly children: ReactNode;
}

type Navigator = ContextType<typeof NavigationContext>['navigator'];

/**
 * Gives the page in a sheet its own address, for all hooks of the router. Another query of its own path stays in the
 * sheet. Any other navigation changes the page under it, which closes the sheet.
 */
export function SheetAddress({ sheet: { id, path }, actions, children }: SheetAddressProps) {
  const context = useContext(NavigationContext);
  const own = useMemo(
    () => ({ ...context, navigator: navigatorInSheet(context.navigator, path, (next) => actions.go(id, next)) }),
    [context, id, path, actions],
  );
  const location = useMemo(() => locationOf(id, path), [id, path]);
  // The id of the one route: the router's own hooks look their data up by it.
  const element = useRoutes([{ id: 'page', path: '*', element: children }], location);
  return <NavigationContext.Provider value={own}>{element}</NavigationContext.Provider>;
}

function locationOf(id: number, path: string) {
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  return { pathname, search, hash, state: null, key: `sheet-${id}-${search}` };
}

function navigatorInSheet(navigator: Navigator, path: string, stay: (path: string) => void): Navigator {
  const { pathname } = locationOf(0, path);
  const within =
    (leave: Navigator['push']): Navigator['push'] =>
    (to, ...rest) => {
      const target = locationOf(0, navigator.createHref(to));
      if (target.pathname === pathname) stay(target.pathname + target.search);
      else leave(to, ...rest);
    };
  return { ...navigator, push: within(navigator.push), replace: within(navigator.replace) };
}
