import type { PlaceSuggestion } from '../contracts/places.ts';
import { groupDigits } from '../domain/money.ts';
import { Icon } from './icon.tsx';
import { buildingIcon, compassIcon, homeIcon, metroIcon } from './icon-paths.tsx';
import { SmallText } from './layout.tsx';
import styles from './place-list.module.css';
import { mapPinIcon } from './tool-icon-paths.tsx';

type PlaceKind = PlaceSuggestion['kind'];

const KINDS = {
  city: { heading: 'Cities', icon: homeIcon },
  locality: { heading: 'Localities', icon: mapPinIcon },
  society: { heading: 'Societies', icon: buildingIcon },
  metro: { heading: 'Metro stations', icon: metroIcon },
  landmark: { heading: 'Landmarks', icon: compassIcon },
} as const satisfies Record<PlaceKind, { heading: string; icon: string }>;

/** Suggestions by kind; the kind of the best one first, the order within a kind as given. */
export function groupPlaces<Place extends { readonly kind: PlaceKind }>(
  places: readonly Place[],
): { readonly kind: PlaceKind; readonly places: readonly Place[] }[] {
  const kinds = [...new Set(places.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, places: places.filter((place) => place.kind === kind) }));
}

export function optionId(listId: string, place: { readonly kind: PlaceKind; readonly slug: string }): string {
  return `${listId}-${place.kind}-${place.slug}`;
}

interface PlaceListProps {
  readonly id: string;
  readonly label: string;
  readonly places: readonly PlaceSuggestion[];
  readonly active: PlaceSuggestion | undefined;
  readonly onPick: (place: PlaceSuggestion) => void;
}

/** The suggestions, under headings, as options of a combobox. */
export function PlaceList({ id, label, places, active, onPick }: PlaceListProps) {
  return (
    <div role="listbox" id={id} aria-label={label} tabIndex={-1} className={styles.list}>
      {groupPlaces(places).map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: groups of options have no element of their own
        <div key={group.kind} role="group" aria-labelledby={`${id}-${group.kind}`}>
          <p id={`${id}-${group.kind}`} className={styles.heading}>
            {KINDS[group.kind].heading}
          </p>
          {group.places.map((place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input holds the focus and hears the keys
            <div
              key={place.slug}
              role="option"
              id={optionId(id, place)}
              aria-selected={place === active}
              tabIndex={-1}
              className={styles.option}
              // Keeps the focus in the input.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onPick(place)}
            >
              <Icon path={KINDS[group.kind].icon} />
              <span className={styles.name}>
                {place.name}
                <span className={styles.subtitle}>{place.subtitle}</span>
              </span>
              <SmallText as="span">
                {groupDigits(place.count)}
                <span className="visually-hidden"> listings</span>
              </SmallText>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
