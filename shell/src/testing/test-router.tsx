import { createMemoryRouter, RouterProvider } from '@aangan/shared-kit/platform/host-router';
import { PlatformProvider } from '@aangan/shared-kit/platform/platform';
import { useLoaderData } from '@aangan/shared-kit/platform/router';
import { type FakePlatform, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { act, type RenderOptions, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import type { PageEntry } from '../app/page-entry.ts';
import { loadPage } from '../app/page-loader.ts';
import type { PageSource } from '../app/page-source.ts';
import { PageSourceProvider } from '../app/page-source-context.ts';
import { actInBrowser } from '../browser/act-in-browser.ts';

/** Renders a component of the frame at an address, with the platform around it. */
export function renderAt(path: string, part: ReactElement, platform: FakePlatform = fakePlatform()) {
  const router = createMemoryRouter([{ id: 'page', path: '*', loader: () => ({}), element: part }], {
    initialEntries: [path],
    hydrationData: { loaderData: { page: {} } },
  });
  const view = render(
    <PlatformProvider value={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  return { ...view, go: (to: string) => act(() => router.navigate(to)) };
}

/** Renders the one route as after hydration: with the entry in the document. */
export function renderEntry(
  path: string,
  entry: PageEntry,
  source: PageSource,
  show: (entry: PageEntry) => ReactNode,
  options: RenderOptions = {},
) {
  const { router, tree } = entryTree(path, entry, source, show);
  render(tree, options);
  return { go: (to: string) => act(() => router.navigate(to)) };
}

/** The same as a tree, for tests that render or hydrate it themselves. */
export function entryTree(path: string, entry: PageEntry, source: PageSource, show: (entry: PageEntry) => ReactNode) {
  const loader = ({ request }: { request: Request }): Promise<PageEntry> =>
    loadPage(request, source, router.state.loaderData.page.failure?.served);
  const action = async ({ request }: { request: Request }) => (await actInBrowser(request, source)) ?? null;
  const router = createMemoryRouter([{ id: 'page', path: '*', loader, action, element: <Shown show={show} /> }], {
    initialEntries: [path],
    hydrationData: { loaderData: { page: entry } },
  });
  const tree = (
    <PlatformProvider value={source.platform}>
      <PageSourceProvider value={source}>
        <RouterProvider router={router} />
      </PageSourceProvider>
    </PlatformProvider>
  );
  return { router, tree };
}

function Shown({ show }: { show: (entry: PageEntry) => ReactNode }) {
  return show(useLoaderData<PageEntry>());
}
