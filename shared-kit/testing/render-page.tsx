import { act, type RenderResult, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { type PageArgs, type PageModule, type PageParams, PageProvider } from '../platform/page.ts';
import { PlatformProvider } from '../platform/platform.ts';
import { type FakePlatform, fakePlatform } from './fake-platform.tsx';

interface PageVisit {
  /** Path with query: `/tenant/plans?page=2`. */
  readonly url: string;
  /** The matched pattern of `remote.config.ts`; by default the path itself. */
  readonly pattern?: string;
  readonly params?: PageParams;
  readonly platform?: FakePlatform;
}

interface RenderedPage extends RenderResult {
  readonly platform: FakePlatform;
  /** The loader's data of the first view. */
  readonly data: unknown;
  /** Current path with query and hash. */
  location(): string;
  /** Goes to an address, or back with -1; the loader runs as in the shell. */
  go(to: string | number): Promise<void>;
}

/**
 * Opens a page as the shell would: runs its loader, then renders it with platform, page and router around it. Throws
 * what the loader throws. Navigations from the page run the loader again, with the same params.
 */
export async function renderPage<Data>(module: PageModule<Data>, visit: PageVisit): Promise<RenderedPage> {
  const platform = visit.platform ?? fakePlatform();
  const first = new URL(visit.url, platform.origin);
  const pattern = visit.pattern ?? first.pathname;
  const params = visit.params ?? {};
  const argsOf = (request: Request): PageArgs => ({ request, url: new URL(request.url), pattern, params, platform });
  const data = (await module.loader?.(argsOf(new Request(first)))) ?? null;

  const router = createMemoryRouter(
    [
      {
        id: 'page',
        path: '*',
        loader: ({ request }) => module.loader?.(argsOf(request)) ?? null,
        element: <Page module={module} params={params} pattern={pattern} />,
        ...(module.ErrorBoundary && { ErrorBoundary: module.ErrorBoundary }),
      },
    ],
    { initialEntries: [visit.url], hydrationData: { loaderData: { page: data } } },
  );

  const result = render(
    <PlatformProvider value={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  return {
    ...result,
    platform,
    data,
    location: () => {
      const { pathname, search, hash } = router.state.location;
      return `${pathname}${search}${hash}`;
    },
    go: (to) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to))),
  };
}

function Page({
  module,
  params,
  pattern,
}: {
  module: Pick<PageModule, 'Component'>;
  params: PageParams;
  pattern: string;
}) {
  const data: unknown = useLoaderData();
  return (
    <PageProvider value={{ data, params, pattern }}>
      <module.Component />
    </PageProvider>
  );
}
