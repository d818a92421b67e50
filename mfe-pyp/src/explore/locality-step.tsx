import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { exploreLink } from '@aangan/shared-kit/links/explore';
import { usePageData } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link, useNavigate } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { Section, Stack, Unscripted } from '@aangan/shared-kit/ui/layout';
import { type Place, PlaceBox } from '@aangan/shared-kit/ui/place-box';
import styles from './explore.module.css';
import { EXPLORE_WORDS } from './explore.words.ts';
import type { loadExplore } from './explore-data.ts';
import { saveIntent } from './save-intent.ts';

/** The locality: typed with suggestions, or one of the list. Without JavaScript the typed text is looked up. */
export function LocalityStep() {
  const { answers, localities } = usePageData<typeof loadExplore>();
  const { city, category, values = {} } = answers;
  const { http, errors } = usePlatform();
  const navigate = useNavigate();
  const to = (locality: string) => exploreLink('listing', { ...answers, locality });
  const noteIntent = (locality: string) => saveIntent({ http, errors }, { ...answers, locality }, 'locality');
  const suggest = async (hint: string, signal: AbortSignal) => {
    const query = { hint, city, size: 25, ...(category && { category }) };
    const { suggestions } = await http.request('GET /places/api/v1/autocomplete', { query }, { signal });
    return suggestions.filter((place) => place.kind === 'locality' && place.city === city);
  };
  const choose = ([place]: readonly Place[]) => {
    if (!place) return;
    noteIntent(place.slug);
    void navigate(to(place.slug));
  };
  const { hint = '', localities: shown = [] } = localities ?? {};
  const cityName = cityBySlug(city)?.name ?? city;
  return (
    <>
      <Stack as="form" gap={16} method="get" action={exploreLink('locality')}>
        {Object.entries({ city, category, ...values }).map(
          ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <PlaceBox
          id="locality"
          label={EXPLORE_WORDS.locality}
          city={city}
          value={[]}
          onChange={choose}
          suggest={suggest}
          maximum={1}
          placeholder="Koramangala"
        />
        <Unscripted as="div">
          <Button type="submit">{EXPLORE_WORDS.find}</Button>
        </Unscripted>
      </Stack>
      <Section aria-labelledby="localities">
        <h2 id="localities">{hint ? EXPLORE_WORDS.found(hint) : EXPLORE_WORDS.popular(cityName)}</h2>
        {shown.length === 0 && <p>{EXPLORE_WORDS.notFound(hint)}</p>}
        <ul className={styles.localities}>
          {shown.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={to(slug)} onClick={() => noteIntent(slug)}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
