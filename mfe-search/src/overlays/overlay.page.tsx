import type { Http } from '@aangan/shared-kit/platform/http';
import { notFound, type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { type ListingCard, listingCard } from '../listing/listing.ts';
import { ExploreCities } from './explore-cities.tsx';
import { FreeFilters } from './free-filters.tsx';
import { KeptHomes } from './kept-homes.tsx';
import styles from './overlay.module.css';
import { OVERLAY_ROWS } from './overlay-rows.ts';
import { type FoundPlaces, PickPlace } from './pick-place.tsx';

/** One page for all rows: which one, and the places found for what was typed into the place picker. */
export async function loader({ pattern, url, platform: { http, session } }: PageArgs) {
  const row = OVERLAY_ROWS[pattern];
  if (!row) throw notFound();
  const hint = url.searchParams.get('q')?.trim().slice(0, 80);
  let found: FoundPlaces | null = null;
  if (row.content === 'place' && hint) {
    const query = { hint, city: session.city };
    const { suggestions } = await http.request('GET /places/api/v1/autocomplete', { query });
    found = {
      hint,
      places: suggestions.map(({ kind, slug, name, subtitle, city }) => ({ kind, slug, name, subtitle, city })),
    };
  }
  return { path: pattern, found, shortlist: row.content === 'kept' ? await shortlistOf(http, session.loggedIn) : null };
}

/** The account's shortlist; null for a visitor who has not logged in. */
async function shortlistOf(http: Http, loggedIn: boolean): Promise<readonly ListingCard[] | null> {
  if (!loggedIn) return null;
  const { entries } = await http.request('GET /api/v1/user/shortlist', {});
  return entries.map(({ record }) => listingCard(record));
}

type Data = Awaited<ReturnType<typeof loader>>;

export const head: NonNullable<PageModule<Data>['head']> = ({ data: { path } }) => {
  const row = OVERLAY_ROWS[path];
  return {
    title: `${row?.title ?? 'Aangan'} | Aangan`,
    ...(row && { description: `${row.purpose} ${row.today}` }),
    canonical: path,
    // Only the list of all cities leads a search engine anywhere.
    ...(row?.content !== 'explore' && { robots: 'noindex,follow' }),
  };
};

export function Component() {
  const { path, found, shortlist } = usePageData<typeof loader>();
  const { session } = usePlatform();
  const row = OVERLAY_ROWS[path];
  if (!row) return null;
  const links = row.links(session.city);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{row.title}</h1>
        <p className={styles.purpose}>{row.purpose}</p>
        <p>{row.today}</p>
      </header>
      {row.content === 'explore' && <ExploreCities />}
      {row.content === 'place' && <PickPlace found={found} />}
      {row.content === 'filters' && <FreeFilters />}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ label, to }) => (
            <li key={to}>
              <LinkButton to={to}>{label}</LinkButton>
            </li>
          ))}
        </ul>
      )}
      {row.content === 'kept' && <KeptHomes shortlist={shortlist} />}
    </div>
  );
}
