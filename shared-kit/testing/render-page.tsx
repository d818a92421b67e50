import { act, type RenderResult, render } from '@testing-library/react';
import {
  createMemoryRouter,
  RouterProvider,
  data as routerData,
  useActionData,
  useLoaderData,
  useNavigation,
  useSubmit,
} from 'react-router-dom';
import {
  type PageArgs,
  type PageHead,
  type PageModule,
  type PageParams,
  PageProvider,
  type Refusal,
} from '../platform/page.ts';
import { PlatformProvider } from '../platform/platform.ts';
import { type FakePlatform, fakePlatform } from './fake-platform.tsx';

interface PageVisit {
  /** Path with query: `/tenant/plans?page=2`. */
  readonly url: string;
  /** The matched pattern of `remote.config.ts`; by default the path itself. */
  readonly pattern?: string;
  readonly params?: PageParams;
  readonly platform?: FakePlatform;
  /** Shows the page as after a form that the server refused. */
  readonly refusal?: Refusal;
}

interface RenderedPage extends RenderResult {
  readonly platform: FakePlatform;
  /** The loader's data of the first view. */
  readonly data: unknown;
  /** The head of the first view. */
  head(): PageHead | undefined;
  /** Current path with query and hash. */
  location(): string;
  /** Goes to an address, or back with -1; the loader runs as in the shell. */
  go(to: string | number): Promise<void>;
}

/**
 * Opens a page as the shell would: runs its loader, then renders it with platform, page and router around it. Throws
 * what the loader throws. Navigations from the page run the loader again, with the same params; its forms run the
 * action.
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
        action: async ({ request }) => {
          const ended = await module.action?.({ ...argsOf(request), form: await request.formData() });
          return ended instanceof Response ? ended : routerData(ended, { status: 422 });
        },
        element: <Page module={module} params={params} pattern={pattern} refusal={visit.refusal} />,
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
    head: () => module.head?.({ data: data as Data, url: first, params, platform }),
    location: () => {
      const { pathname, search, hash } = router.state.location;
      return `${pathname}${search}${hash}`;
    },
    go: (to) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to))),
  };
}

interface PageProps {
  readonly module: Pick<PageModule, 'Component'>;
  readonly params: PageParams;
  readonly pattern: string;
  readonly refusal: Refusal | undefined;
}

function Page({ module, params, pattern, refusal: served }: PageProps) {
  const data: unknown = useLoaderData();
  const refusal = useActionData<Refusal>() ?? served;
  const submit = useSubmit();
  const busy = useNavigation().formMethod === 'POST';
  const action = { refusal, busy, submit: (form: FormData) => void submit(form, { method: 'post' }) };
  return (
    <PageProvider value={{ data, params, pattern, action }}>
      <module.Component />
    </PageProvider>
  );
}
