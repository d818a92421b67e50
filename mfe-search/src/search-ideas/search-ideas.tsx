import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { groupDigits } from '@aangan/shared-kit/domain/money';
import { searchLink } from '@aangan/shared-kit/links/search';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useEffect, useState } from 'react';
import { localityLinks } from '../localities/public.ts';
import { joinedSearches, RECENT_SHOWN, type RecentSearch, readRecent } from '../recent-searches/public.ts';
import { IdeaLinks } from './idea-links.tsx';
import { type IdeasProps, NearMe } from './near-me.tsx';
import styles from './search-ideas.module.css';
import { IDEAS_WORDS } from './search-ideas.words.ts';
import { useLocalities } from './use-localities.ts';

const POPULAR_SHOWN = 8;

/** Searches without typing: near the visitor, made before, and in the localities with most homes. */
export function SearchIdeas(props: IdeasProps) {
  const { city, cityName, category, onGo } = props;
  const { localities, load } = useLocalities(city);
  const recent = useRecent();
  const popular = localityLinks(localities ?? [], category).slice(0, POPULAR_SHOWN);
  return (
    <div className={styles.ideas}>
      <NearMe {...props} load={load} />
      <IdeaLinks label={IDEAS_WORDS.recent} links={recent.map(({ title, to }) => ({ label: title, to }))} onGo={onGo} />
      {localities === null ? (
        <p className={styles.problem}>{IDEAS_WORDS.failed}</p>
      ) : (
        <IdeaLinks
          label={IDEAS_WORDS.popular(cityName)}
          links={popular.map(({ slug, name, listings }) => ({
            label: `${name} · ${groupDigits(listings)}`,
            to: searchLink({ ...emptySearch(category, city), localities: [slug] }),
          }))}
          waiting={localities === undefined}
          onGo={onGo}
        />
      )}
    </div>
  );
}

/** Those of this device at once, and those of the account when they have come. */
function useRecent() {
  const { http, session } = usePlatform();
  const { loggedIn } = session;
  const [searches, setSearches] = useState<readonly RecentSearch[]>(readRecent);
  useEffect(() => {
    // Without them the list of this device stays.
    if (loggedIn) joinedSearches(http, loggedIn).then(setSearches, () => undefined);
  }, [http, loggedIn]);
  return searches.slice(0, RECENT_SHOWN);
}
