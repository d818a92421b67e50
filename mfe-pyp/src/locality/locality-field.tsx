import { fieldLabel } from '@aangan/shared-kit/domain/posting/posting-problems';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { ProblemText, Stack } from '@aangan/shared-kit/ui/layout';
import { PlaceBox } from '@aangan/shared-kit/ui/place-box';
import { fieldElementId, useDraftForm } from '../listing-form/public.ts';
import { LOCALITY } from './locality.words.ts';
import type { CityLocality } from './pin.ts';

const SUGGESTIONS = 25;

interface LocalityFieldProps {
  readonly localities: readonly CityLocality[];
  readonly onPick: (locality: CityLocality) => void;
}

/** The locality, by which seekers find the property. */
export function LocalityField({ localities, onPick }: LocalityFieldProps) {
  const { http } = usePlatform();
  const { draft, values, set, problemOf } = useDraftForm();
  const { category, city } = draft;
  const chosen = localities.find(({ id }) => id === values.localityId);
  const error = problemOf('localityId');
  return (
    <Stack gap={4} id={fieldElementId('localityId')}>
      <PlaceBox
        id="locality"
        label={fieldLabel(category, 'localityId')}
        city={city}
        maximum={1}
        placeholder={LOCALITY.placeholder}
        value={chosen ? [{ kind: 'locality', slug: chosen.slug, name: chosen.name }] : []}
        onChange={([place]) => {
          const locality = localities.find(({ slug }) => slug === place?.slug);
          if (locality) onPick(locality);
          else set('localityId', undefined);
        }}
        suggest={async (hint, signal) => {
          const query = { hint, city, category, size: SUGGESTIONS, params: 'location' as const };
          const { suggestions } = await http.request('GET /places/api/v1/autocomplete', { query }, { signal });
          return suggestions.filter((place) => place.kind === 'locality' && place.city === city);
        }}
      />
      {error !== undefined && <ProblemText>{error}</ProblemText>}
    </Stack>
  );
}
