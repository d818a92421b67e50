import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { PlaceSuggestion } from '../contracts/places.ts';
import { Button } from './button.tsx';
import { Chip } from './chip.tsx';
import { StrongText } from './layout.tsx';
import styles from './place-box.module.css';
import { PLACE_BOX_WORDS } from './place-box.words.ts';
import { groupPlaces, optionId, PlaceList } from './place-list.tsx';
import { type PlaceSearch, type Suggest, usePlaceSearch } from './place-search.tsx';
import { useAboveKeyboard } from './use-above-keyboard.ts';

/** A chosen place. `city` is its city's slug, which may differ from the one that is searched. */
export type Place = Pick<PlaceSuggestion, 'kind' | 'slug' | 'name'> & { readonly city?: string | undefined };

interface PlaceBoxProps {
  readonly id: string;
  readonly label: string;
  /** Slug of the city that is searched; suggestions of another city are dropped when it changes. */
  readonly city: string;
  readonly value: readonly Place[];
  readonly onChange: (value: Place[]) => void;
  /** The lookup function; the box itself fetches nothing. */
  readonly suggest: Suggest;
  /** How many may be chosen. Source: product-and-plans, section 3 (home search). */
  readonly maximum?: number;
  readonly placeholder?: string;
  /** Name of the typed text in a form, for pages without JavaScript. */
  readonly name?: string;
  /** Name of the chosen slugs, joined with commas, in a form. */
  readonly chosenName?: string;
}

/** The field for places to live in: a combobox that suggests places and shows the chosen ones as chips. */
export function PlaceBox(props: PlaceBoxProps) {
  const { id, label, city, value, onChange, maximum = 3, placeholder, name = 'q', chosenName } = props;
  const { search, look } = usePlaceSearch(props.suggest);
  const [hint, setHint] = useState('');
  const [open, setOpen] = useState(false);
  const [activeKey, setActiveKey] = useState('');
  const [news, setNews] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const [searchedCity, setSearchedCity] = useState(city);
  if (searchedCity !== city) {
    setSearchedCity(city);
    setOpen(false);
  }

  const listId = `${id}-list`;
  const keyOf = (place: Place) => optionId(listId, place);
  const chosen = new Set(value.map(keyOf));
  // In the order of the list, so that the arrow keys match the display.
  const places = groupPlaces(search.places.filter((place) => !chosen.has(keyOf(place)))).flatMap(
    (group) => group.places,
  );
  const active = places.find((place) => keyOf(place) === activeKey);
  const full = value.length >= maximum;
  const shown = open && search.status !== 'idle';
  const listed = shown && places.length > 0;
  useAboveKeyboard(box, panel, shown);

  useEffect(() => {
    if (activeKey) document.getElementById(activeKey)?.scrollIntoView({ block: 'nearest' });
  }, [activeKey]);

  const type = (text: string) => {
    setHint(text);
    setNews('');
    setActiveKey('');
    setOpen(true);
    look(text);
  };
  const pick = (place: Place) => {
    onChange([...value, { kind: place.kind, slug: place.slug, name: place.name, city: place.city }]);
    type('');
    setOpen(false);
    setNews(`${place.name} added.`);
    input.current?.focus();
  };
  const remove = (place: Place) => {
    onChange(value.filter((each) => each !== place));
    setNews(`${place.name} removed.`);
    input.current?.focus();
  };
  const move = (by: 1 | -1) => {
    setOpen(true);
    const from = active ? places.indexOf(active) : by === 1 ? -1 : 0;
    const next = places[(from + by + places.length) % places.length];
    if (next) setActiveKey(keyOf(next));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const last = value.at(-1);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && shown && hint.trim() !== '') {
      // Incomplete text is not submitted: Enter takes the first place, or retries after a failure.
      event.preventDefault();
      const best = active ?? (search.status === 'found' ? places[0] : undefined);
      if (best) pick(best);
      else if (search.status === 'failed') look(hint, 0);
    } else if (event.key === 'Escape' && (shown || hint !== '')) {
      // One Esc closes the list, the next clears the text; neither closes the sheet around the box.
      event.preventDefault();
      event.stopPropagation();
      if (shown) setOpen(false);
      else type('');
    } else if (event.key === 'Backspace' && hint === '' && last) {
      remove(last);
    }
  };
  const leave = (event: FocusEvent) => {
    if (!box.current?.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that the focus leaves all of it
    <div className={styles.field} ref={box} onBlur={leave}>
      <StrongText as="label" htmlFor={id}>
        {label}
      </StrongText>
      <div className={styles.box}>
        {value.map((place) => (
          <Chip key={keyOf(place)} onRemove={() => remove(place)}>
            {place.name}
          </Chip>
        ))}
        <input
          ref={input}
          id={id}
          name={name}
          className={styles.input}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listId}
          aria-activedescendant={listed && active ? activeKey : undefined}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="search"
          readOnly={full}
          placeholder={full ? `${maximum} of ${maximum} chosen` : value.length > 0 ? 'Add another' : placeholder}
          value={hint}
          onChange={(event) => type(event.target.value)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        {chosenName && value.length > 0 && (
          <input type="hidden" name={chosenName} value={value.map(({ slug }) => slug).join(',')} />
        )}
      </div>
      {shown && (
        <div className={styles.panel} ref={panel}>
          {listed && <PlaceList id={listId} label={label} places={places} active={active} onPick={pick} />}
          {search.status === 'failed' && (
            <p className={styles.row}>
              {PLACE_BOX_WORDS.failed}
              <Button size="small" onClick={() => look(hint, 0)}>
                Try again
              </Button>
            </p>
          )}
          {search.status === 'found' && search.places.length === 0 && (
            <p className={styles.row}>{PLACE_BOX_WORDS.unknown(search.hint.trim())}</p>
          )}
          {search.status === 'waiting' && places.length === 0 && <p className={styles.row}>Looking for places…</p>}
        </div>
      )}
      <span role="status" className="visually-hidden">
        {shown ? wordsFor(search, places.length) : news}
      </span>
    </div>
  );
}

function wordsFor({ status }: PlaceSearch, count: number): string {
  if (status === 'failed') return PLACE_BOX_WORDS.failedStatus;
  if (status !== 'found') return '';
  if (count === 0) return 'Nothing found.';
  return count === 1 ? '1 place found.' : PLACE_BOX_WORDS.found(count);
}
