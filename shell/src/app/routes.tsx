import type { AlertsStore } from './alerts.store.ts';
import { App } from './app.tsx';
import { AppError } from './app-error.tsx';
import type { PageEntry } from './page-entry.ts';

/**
 * The one route behind every path. React Router cannot match part of a segment
 * (`/{builder}-prjt-{id}`), so the page table decides which page a path means, and the router does the rest.
 */
export function appRoutes(alerts: AlertsStore, loader: (request: Request, context: unknown) => Promise<PageEntry>) {
  return [
    {
      id: 'page',
      path: '*',
      loader: ({ request, context }: { request: Request; context?: unknown }) => loader(request, context),
      element: <App alerts={alerts} />,
      errorElement: <AppError />,
    },
  ];
}
