import { COMMUTE_MODES } from '@aangan/shared-kit/domain/commute';
import { CATEGORY_FACTS, LISTING_CATEGORIES, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { MAX_STATIONS } from '@aangan/shared-kit/domain/listing-search';
import { SEARCH_CONTEXT_PATH } from '@aangan/shared-kit/links/search-context';
import { Form } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField } from '@aangan/shared-kit/ui/field';
import { SoftText, Stack } from '@aangan/shared-kit/ui/layout';
import { type FormEvent, useState } from 'react';
import type { MetroLine } from '../metro/public.ts';
import styles from './commute.module.css';
import { COMMUTE_WORDS } from './commute.words.ts';

interface MetroFormProps {
  readonly city: string;
  readonly category: ListingCategory;
  readonly lines: readonly MetroLine[];
  /** Slugs of stations that are already chosen. */
  readonly chosen: readonly string[];
}

/** Walking times to the platform in minutes, each with the straight-line distance it covers. */
const WALKS = [5, 10, 15, 20].map((minutes) => {
  const { kmh, detour } = COMMUTE_MODES.walk;
  const km = Math.round(((minutes / 60) * kmh * 10) / detour) / 10;
  return { value: String(km), label: `${minutes} minutes (${km} km)` };
});
const USUAL_WALK = WALKS[1]?.value;

/** Search for homes within a walk of metro stations on one or several lines; a plain form that needs no JavaScript. */
export function MetroForm({ city, category, lines, chosen }: MetroFormProps) {
  const [problem, setProblem] = useState<string>();
  const check = (event: FormEvent<HTMLFormElement>) => {
    const found = stationsProblem(new FormData(event.currentTarget).getAll('stations').length);
    setProblem(found);
    if (found) event.preventDefault();
  };
  return (
    <Form method="get" action={SEARCH_CONTEXT_PATH} className={styles.form} onSubmit={check}>
      <input type="hidden" name="city" value={city} />
      <div className={styles.pair}>
        <SelectField
          label="What you look for"
          name="type"
          defaultValue={category}
          options={LISTING_CATEGORIES.map((each) => ({ value: each, label: CATEGORY_FACTS[each].tab }))}
        />
        <SelectField label="Walk to the station" name="radius" defaultValue={USUAL_WALK} options={WALKS} />
      </div>
      <SoftText>{COMMUTE_WORDS.stations(MAX_STATIONS)}</SoftText>
      <Stack gap={12}>
        {lines.map(({ name, colour, open, stations }) => (
          <details key={name} className={styles.line} open={stations.some(({ slug }) => chosen.includes(slug))}>
            <summary>
              <span className={styles.colour} style={{ backgroundColor: colour }} />
              {name}
              {!open && ' (under construction)'}
            </summary>
            <ul className={styles.stations}>
              {stations.map((station) => (
                <li key={station.slug}>
                  <label className={styles.station}>
                    <input
                      type="checkbox"
                      name="stations"
                      value={station.slug}
                      defaultChecked={chosen.includes(station.slug)}
                    />
                    {station.name}
                  </label>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </Stack>
      {problem && <AlertNote tone="error">{problem}</AlertNote>}
      <Button type="submit">{COMMUTE_WORDS.show}</Button>
    </Form>
  );
}

/** No station would match the whole city, and stations above the limit would be dropped silently. */
function stationsProblem(count: number): string | undefined {
  if (count === 0) return COMMUTE_WORDS.chooseOne;
  if (count > MAX_STATIONS) return COMMUTE_WORDS.tooMany(count, MAX_STATIONS);
  return undefined;
}
