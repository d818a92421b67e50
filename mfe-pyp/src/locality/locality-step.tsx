import type { GeoPoint } from '@aangan/shared-kit/domain/distance';
import { roundedPin } from '@aangan/shared-kit/domain/pin';
import { RadioGroup } from '@aangan/shared-kit/ui/choice-group';
import { Fields } from '../fields/public.ts';
import { useDraftForm } from '../listing-form/public.ts';
import { NearPin } from '../near-pin/public.ts';
import { BuildingField } from './building-field.tsx';
import { EXACTNESS, LOCALITY } from './locality.words.ts';
import { LocalityField } from './locality-field.tsx';
import { type CityLocality, localityOf } from './pin.ts';
import { PinField } from './pin-field.tsx';

/** Where the property is: its building, its locality, and the pin. */
export function LocalityStep({ localities }: { readonly localities: readonly CityLocality[] }) {
  const { values, set } = useDraftForm();
  const { latitude: north, longitude: east } = values;
  const pin = north !== undefined && east !== undefined ? { latitude: north, longitude: east } : undefined;
  const movePin = (point: GeoPoint) => {
    const { latitude, longitude } = roundedPin(point);
    set('latitude', latitude);
    set('longitude', longitude);
  };
  return (
    <>
      <BuildingField
        onPick={(building) => {
          set('buildingName', building.name);
          set('societyId', building.id);
          const locality = localityOf(building, localities);
          if (locality) set('localityId', locality.id);
          movePin(building);
        }}
      />
      <LocalityField
        localities={localities}
        onPick={(locality) => {
          set('localityId', locality.id);
          movePin(locality);
        }}
      />
      <PinField onMove={movePin} />
      {pin && <NearPin pin={pin} localityId={values.localityId} />}
      <RadioGroup
        legend={LOCALITY.shown}
        name="accurateLocation"
        options={EXACTNESS}
        value={values.accurateLocation ? 'exact' : 'near'}
        onChange={(chosen) => set('accurateLocation', chosen === 'exact')}
      />
      <Fields fields={['street']} />
    </>
  );
}
