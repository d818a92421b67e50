import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { searchLink } from '@aangan/shared-kit/links/search';
import { Button } from '@aangan/shared-kit/ui/button';
import { compassIcon } from '@aangan/shared-kit/ui/icon-paths';
import { useState } from 'react';
import { nearSearch } from './near-search.ts';
import styles from './search-ideas.module.css';
import { IDEAS_WORDS } from './search-ideas.words.ts';
import type { CityLocalities } from './use-localities.ts';

export interface IdeasProps {
  /** Slug. */
  readonly city: string;
  readonly cityName: string;
  readonly category: ListingCategory;
  /** Opens the results of a search. */
  readonly onGo: (to: string) => void;
}

type Answer = 'unasked' | 'finding' | 'blocked' | 'away';

/** Time for the device to find its position, ms. */
const TIMEOUT_MS = 10_000;
/** A position of the last five minutes is good enough. */
const MAXIMUM_AGE_MS = 300_000;

/** Opens the homes around the visitor. The browser asks for the location at the press, not before. */
export function NearMe({ city, cityName, category, onGo, load }: IdeasProps & Pick<CityLocalities, 'load'>) {
  const [answer, setAnswer] = useState<Answer>('unasked');
  const find = async () => {
    setAnswer('finding');
    try {
      const [{ coords }, localities] = await Promise.all([position(), load()]);
      const search = nearSearch(coords, localities, { city, category });
      if (search) onGo(searchLink(search));
      else setAnswer('away');
    } catch {
      // Refused, timed out, or without a network: the sentence says what else is possible.
      setAnswer('blocked');
    }
  };
  return (
    <>
      <Button size="small" icon={compassIcon} busy={answer === 'finding'} onClick={() => void find()}>
        {answer === 'finding' ? IDEAS_WORDS.finding : IDEAS_WORDS.nearMe}
      </Button>
      <p role="status" className={styles.problem}>
        {answer === 'blocked' && IDEAS_WORDS.blocked}
        {answer === 'away' && IDEAS_WORDS.away(cityName)}
      </p>
    </>
  );
}

function position(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    const options = { timeout: TIMEOUT_MS, maximumAge: MAXIMUM_AGE_MS };
    if (!('geolocation' in navigator)) reject(new Error('The device has no location'));
    else navigator.geolocation.getCurrentPosition(resolve, reject, options);
  });
}
