import {
  COMMUTE_MINUTES,
  COMMUTE_MODES,
  type Commute,
  type CommuteMode,
  MAX_COMMUTERS,
  writeCommutes,
} from '@aangan/shared-kit/domain/commute';
import { CATEGORY_FACTS, LISTING_CATEGORIES, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { emptySearch, type ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { searchLink } from '@aangan/shared-kit/links/search';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { SelectField } from '@aangan/shared-kit/ui/field';
import { Panel, SoftText } from '@aangan/shared-kit/ui/layout';
import { type Place, PlaceBox } from '@aangan/shared-kit/ui/place-box';
import { useState } from 'react';
import { countWords } from '../listing-search/public.ts';
import styles from './commute.module.css';
import { COMMUTE_WORDS } from './commute.words.ts';
import { useTotal } from './use-total.ts';

/** One person’s commute while the form is being filled in. */
interface Person {
  readonly place: Place | undefined;
  readonly mode: CommuteMode;
  readonly minutes: Commute['minutes'];
}

interface CommuteFormProps {
  readonly city: string;
  readonly category: ListingCategory;
  /** The values that the address already contains. */
  readonly ways: readonly (Commute & { readonly name: string })[];
}

const NOBODY: Person = { place: undefined, mode: 'transit', minutes: 45 };
const WHO = ['Your way', 'The other person’s way'];
const MODES = Object.entries(COMMUTE_MODES).map(([value, { label, kmh }]) => ({
  value,
  label: `${label.charAt(0).toUpperCase()}${label.slice(1)} (${kmh} km/h)`,
}));
const MINUTES = COMMUTE_MINUTES.map((minutes) => ({ value: String(minutes), label: `Up to ${minutes} minutes` }));

/** The form for the commutes of one or two people; shows how many homes everybody can reach. */
export function CommuteForm({ city, category: first, ways }: CommuteFormProps) {
  const [category, setCategory] = useState(first);
  const [people, setPeople] = useState<readonly Person[]>(() =>
    ways.length > 0
      ? ways.map(({ to, name, mode, minutes }) => ({ place: { kind: 'landmark', slug: to, name }, mode, minutes }))
      : [NOBODY],
  );
  const search = searchOf(emptySearch(category, city), people);
  const total = useTotal(search);
  const change = (index: number, facts: Partial<Person>) =>
    setPeople(people.map((person, each) => (each === index ? { ...person, ...facts } : person)));
  return (
    <div className={`${styles.form} ${styles.scripted}`}>
      <SelectField
        label="What you look for"
        value={category}
        onChange={(event) => setCategory(event.target.value as ListingCategory)}
        options={LISTING_CATEGORIES.map((each) => ({ value: each, label: CATEGORY_FACTS[each].tab }))}
      />
      {people.map((person, index) => (
        <PersonFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a person is identified only by the position in the list
          key={index}
          index={index}
          city={city}
          person={person}
          onChange={(facts) => change(index, facts)}
        />
      ))}
      <div className={styles.buttons}>
        {people.length < MAX_COMMUTERS ? (
          <Button onClick={() => setPeople([...people, NOBODY])}>Add a second person</Button>
        ) : (
          <Button variant="quiet" onClick={() => setPeople(people.slice(0, 1))}>
            Only one person
          </Button>
        )}
        {search && (
          <LinkButton variant="primary" to={searchLink(search)}>
            {total?.value ? `Show ${countWords(category, total)}` : 'Show homes'}
          </LinkButton>
        )}
      </div>
      <SoftText role="status">
        {!search && COMMUTE_WORDS.where}
        {total?.value === 0 && COMMUTE_WORDS.none}
      </SoftText>
    </div>
  );
}

interface PersonFieldsProps {
  readonly index: number;
  readonly city: string;
  readonly person: Person;
  readonly onChange: (facts: Partial<Person>) => void;
}

function PersonFields({ index, city, person, onChange }: PersonFieldsProps) {
  const { http } = usePlatform();
  const suggest = async (hint: string, signal: AbortSignal) => {
    const query = { hint, city };
    const { suggestions } = await http.request('GET /places/api/v1/autocomplete', { query }, { signal });
    return suggestions.filter((place) => place.city === city && place.kind !== 'city' && place.kind !== 'society');
  };
  return (
    <Panel as="fieldset" gap={12}>
      <legend className={styles.legend}>{WHO[index]}</legend>
      <PlaceBox
        id={`work-${index}`}
        label="To"
        city={city}
        value={person.place ? [person.place] : []}
        onChange={([place]) => onChange({ place })}
        suggest={suggest}
        maximum={1}
        placeholder="Manyata Tech Park"
      />
      <div className={styles.pair}>
        <SelectField
          label="How"
          value={person.mode}
          onChange={(event) => onChange({ mode: event.target.value as CommuteMode })}
          options={MODES}
        />
        <SelectField
          label="How long"
          value={String(person.minutes)}
          onChange={(event) => onChange({ minutes: Number(event.target.value) })}
          options={MINUTES}
        />
      </div>
    </Panel>
  );
}

/** The search for homes within everybody’s commute, nearest to the midpoint first; undefined without a destination. */
function searchOf(empty: ListingSearch, people: readonly Person[]): ListingSearch | undefined {
  const ways = people.flatMap(({ place, ...way }) => (place ? [{ to: place.slug, ...way }] : []));
  return ways.length > 0 ? { ...empty, commute: writeCommutes(ways), sort: 'nearest' } : undefined;
}
