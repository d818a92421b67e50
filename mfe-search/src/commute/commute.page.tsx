import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { readCommutes } from '@aangan/shared-kit/domain/commute';
import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { titleCase } from '@aangan/shared-kit/domain/slug';
import { type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { Form } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { SoftText, Stack } from '@aangan/shared-kit/ui/layout';
import { loadMetroLines } from '../metro/public.ts';
import styles from './commute.module.css';
import { COMMUTE_WORDS } from './commute.words.ts';
import { CommuteForm } from './commute-form.tsx';
import { FoundPlaces, type FoundPlacesData } from './found-places.tsx';
import { MetroForm } from './metro-form.tsx';

const PATH = '/capture/poi';

/** Search by commute: commutes of one or two people, metro stations, and any place by its name. */
export async function loader({ url, platform }: PageArgs) {
  const { http, session } = platform;
  const asked = url.searchParams;
  const city = cityBySlug(asked.get('city') ?? '')?.slug ?? session.city;
  const category = LISTING_CATEGORIES.find((each) => each === asked.get('type')) ?? 'RENT';
  const hint = asked.get('q')?.trim().slice(0, 80);
  const [lines, found] = await Promise.all([
    loadMetroLines(platform, city),
    hint ? http.request('GET /places/api/v1/autocomplete', { query: { hint, city } }) : undefined,
  ]);
  return {
    city,
    category,
    lines,
    ways: readCommutes(asked.get('commute') ?? '').map((way) => ({ ...way, name: titleCase(way.to) })),
    stations: (asked.get('stations') ?? '').split(',').filter(Boolean),
    found: found && hint ? foundPlaces(hint, found.suggestions) : null,
  };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const head: NonNullable<PageModule<Data>['head']> = ({ data }) => ({
  title: COMMUTE_WORDS.title,
  description: COMMUTE_WORDS.description,
  canonical: PATH,
  city: data.city,
});

export function Component() {
  const { city, category, lines, ways, stations, found } = usePageData<typeof loader>();
  const name = cityBySlug(city)?.name ?? titleCase(city);
  return (
    <div className={styles.page}>
      <Stack as="header" gap={12}>
        <h1>{COMMUTE_WORDS.heading}</h1>
        <p>{COMMUTE_WORDS.lead(name)}</p>
      </Stack>
      <section className={styles.section} aria-labelledby="by-commute">
        <h2 id="by-commute">Search by commute</h2>
        <SoftText>{COMMUTE_WORDS.how}</SoftText>
        <CommuteForm city={city} category={category} ways={ways} />
        <Form method="get" action={PATH} className={styles.form} role="search">
          <input type="hidden" name="city" value={city} />
          <TextField label={COMMUTE_WORDS.otherPlace(name)} name="q" defaultValue={found?.hint} maxLength={80} />
          <div className={styles.buttons}>
            <Button type="submit">Find it</Button>
          </div>
        </Form>
        {found && <FoundPlaces found={found} />}
      </section>
      {lines.length > 0 && (
        <section className={styles.section} aria-labelledby="by-metro">
          <h2 id="by-metro">By the metro</h2>
          <MetroForm city={city} category={category} lines={lines} chosen={stations} />
        </section>
      )}
    </div>
  );
}

function foundPlaces(hint: string, suggestions: FoundPlacesData['places']): FoundPlacesData {
  return {
    hint,
    places: suggestions.map(({ kind, slug, name, subtitle, city }) => ({ kind, slug, name, subtitle, city })),
  };
}
