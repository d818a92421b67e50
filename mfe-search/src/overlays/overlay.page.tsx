import { notFound, type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { Approachable, approachable } from '@aangan/shared-kit/ui/approachable';
import { ExploreCities } from './explore-cities.tsx';
import { EXPLORE_PATH, OVERLAY_ROWS } from './overlay-rows.ts';

// A chunk named after the page: its styles come with it, because the server renders it too.
const importLists = () => import(/* webpackChunkName: "page-overlay-lists" */ './overlay-lists.tsx');
const listPart = approachable(() => importLists().then((part) => part.OverlayList), 'near');

/** One page for all rows; the code of lists of homes comes for those that have one. */
export async function loader({ pattern, url, platform }: PageArgs) {
  if (!OVERLAY_ROWS[pattern]) throw notFound();
  if (pattern === EXPLORE_PATH) return { path: pattern };
  const [{ loadList }] = await Promise.all([importLists(), listPart.load()]);
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
  return data.path === EXPLORE_PATH ? <ExploreCities /> : <Approachable part={listPart} with={{ data }} />;
}
