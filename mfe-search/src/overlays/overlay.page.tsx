import { notFound, type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { DeferredSection, deferSection } from '@aangan/shared-kit/ui/deferred-section';
import { ExploreCities } from './explore-cities.tsx';
import { EXPLORE_PATH, OVERLAY_ROWS } from './overlay-rows.ts';

// The chunk shares the page’s name, so that its styles load with the page. The server renders it too.
const importLists = () => import(/* webpackChunkName: "page-overlay-lists" */ './overlay-lists.tsx');
const listSection = deferSection(() => importLists().then((section) => section.OverlayList), 'near');

/** One page for all overlays; the code of home lists loads only for overlays with homes. */
export async function loader({ pattern, url, platform }: PageArgs) {
  if (!OVERLAY_ROWS[pattern]) throw notFound();
  if (pattern === EXPLORE_PATH) return { path: pattern };
  const [{ loadList }] = await Promise.all([importLists(), listSection.load()]);
  return loadList(pattern, url, platform);
}

type Data = Awaited<ReturnType<typeof loader>>;

export const head: NonNullable<PageModule<Data>['head']> = ({ data: { path } }) => {
  const { title = '', description } = OVERLAY_ROWS[path] ?? {};
  return {
    title: `${title} | Aangan`,
    canonical: path,
    ...(description === undefined ? { robots: 'noindex,follow' } : { description }),
  };
};

export function Component() {
  const data = usePageData<typeof loader>();
  return data.path === EXPLORE_PATH ? <ExploreCities /> : <DeferredSection section={listSection} with={{ data }} />;
}
