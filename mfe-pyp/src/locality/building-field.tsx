import type { PlaceSuggestion } from '@aangan/shared-kit/contracts/places';
import { fieldLabel } from '@aangan/shared-kit/domain/posting/posting-problems';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { TextField } from '@aangan/shared-kit/ui/field';
import { SmallText, Stack } from '@aangan/shared-kit/ui/layout';
import { usePlaceSearch } from '@aangan/shared-kit/ui/place-search';
import { TextWarnings } from '../fields/public.ts';
import { fieldElementId, focusField, useDraftForm } from '../listing-form/public.ts';
import styles from './locality.module.css';
import { foundWords, LOCALITY } from './locality.words.ts';

/** Suggestions for one text. Source: services-and-platform, section 3 (building autocomplete: trimmed, size 25). */
const SUGGESTIONS = 25;

interface BuildingFieldProps {
  readonly onPick: (building: PlaceSuggestion) => void;
}

/** The name of the building: any text, or a society that we know. */
export function BuildingField({ onPick }: BuildingFieldProps) {
  const { http } = usePlatform();
  const { draft, values, set, leave, problemOf } = useDraftForm();
  const { category, city } = draft;
  const text = values.buildingName ?? '';
  const error = problemOf('buildingName');
  const { search, look } = usePlaceSearch(async (hint, signal) => {
    const query = { hint, city, category, size: SUGGESTIONS, params: 'building' as const };
    const { suggestions } = await http.request('GET /places/api/v1/autocomplete', { query }, { signal });
    return suggestions.filter((place) => place.kind === 'society' && place.city === city);
  });
  const type = (typed: string) => {
    set('buildingName', typed || undefined);
    // A name that was changed is another building.
    if (values.societyId !== undefined) set('societyId', undefined);
    look(typed);
  };
  const pick = (building: PlaceSuggestion) => {
    look('');
    onPick(building);
    focusField('buildingName');
  };
  const found = search.status === 'idle' ? [] : search.places;
  return (
    <Stack gap={4}>
      <TextField
        id={fieldElementId('buildingName')}
        name="buildingName"
        label={fieldLabel(category, 'buildingName')}
        help={search.status === 'failed' ? LOCALITY.noBuildings : LOCALITY.buildingHelp}
        autoComplete="off"
        autoCapitalize="words"
        value={text}
        error={error}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => leave('buildingName')}
      />
      <TextWarnings text={text} shown={error} />
      <p role="status" className="visually-hidden">
        {search.status === 'found' && foundWords(found.length)}
      </p>
      {found.length > 0 && (
        <ul className={styles.suggestions}>
          {found.map((building) => (
            <li key={building.id}>
              <button type="button" className={styles.suggestion} onClick={() => pick(building)}>
                {building.name}
                <SmallText as="span">{building.subtitle}</SmallText>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
