import type { Refusal } from '@aangan/shared-kit/platform/page';
import type { ReactNode } from 'react';
import { AppError } from './app-error.tsx';
import type { PageEntry } from './page-entry.ts';

/** @param context the static handler's context of the request */
export type RouteLoader = (request: Request, context: unknown) => Promise<PageEntry>;

/** Passes a posted form to its page. On the server forms do not go through the router. */
export type RouteAction = (request: Request) => Promise<Response | { readonly data: Refusal } | undefined>;

/**
 * The one route behind every path. React Router cannot match part of a segment (`/{builder}-prjt-{id}`). The page table
 * therefore finds the page of a path, and the router does the rest.
 */
export function oneRoute(frame: ReactNode, loader: RouteLoader, action?: RouteAction) {
  return [
    {
      id: 'page',
      path: '*',
      loader: ({ request, context }: { request: Request; context?: unknown }) => loader(request, context),
      ...(action && { action: async ({ request }: { request: Request }) => (await action(request)) ?? null }),
      element: frame,
      errorElement: <AppError />,
    },
  ];
}
