import { PACKERS_CITIES, packersCity } from '@aangan/shared-kit/domain/home-services/packers-city';
import { PLAN_LIMITS, type PlannedEnd } from '@aangan/shared-kit/links/move-plan';
import { SelectField, TextField } from '@aangan/shared-kit/ui/field';
import { Stack } from '@aangan/shared-kit/ui/layout';
import styles from './move-plan.module.css';
import { PLAN_WORDS as WORDS } from './move-plan.words.ts';

const CITY_OPTIONS = PACKERS_CITIES.map(({ slug, name }) => ({ value: slug, label: name }));

interface EndFieldsProps {
  readonly side: 'from' | 'to';
  readonly end: PlannedEnd;
  readonly onChange: (end: PlannedEnd) => void;
  /** The city of a booked survey stays. */
  readonly isBooked: boolean;
}

/** One end of the move: the city, the locality, and how things get to the door. */
export function EndFields({ side, end, onChange, isBooked }: EndFieldsProps) {
  const change = (part: Partial<PlannedEnd>) => onChange({ ...end, ...part });
  return (
    <Stack as="fieldset" gap={16}>
      <legend className={styles.legend}>{side === 'from' ? WORDS.from : WORDS.to}</legend>
      {isBooked ? (
        <>
          <p>{packersCity(end.city)?.name}</p>
          <input type="hidden" name={side} value={end.city} />
        </>
      ) : (
        <SelectField
          label={WORDS.city}
          name={side}
          options={CITY_OPTIONS}
          value={end.city}
          onChange={({ target }) => change({ city: packersCity(target.value)?.slug ?? end.city })}
        />
      )}
      <div className={styles.pair}>
        <TextField
          label={WORDS.locality}
          name={`${side}Locality`}
          autoComplete="off"
          maxLength={80}
          value={end.locality}
          onChange={({ target }) => change({ locality: target.value })}
        />
        <TextField
          label={WORDS.pin}
          name={`${side}Pin`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          readOnly={isBooked && side === 'from'}
          value={end.pin}
          onChange={({ target }) => change({ pin: target.value.replace(/\D/g, '') })}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          label={WORDS.floor}
          help={WORDS.floorHelp}
          name={`${side}Floor`}
          type="number"
          inputMode="numeric"
          min={0}
          max={PLAN_LIMITS.floor}
          value={end.floor}
          onChange={({ target }) => change({ floor: Math.min(PLAN_LIMITS.floor, Number(target.value)) })}
        />
        <label className={styles.lift}>
          <input
            type="checkbox"
            name={`${side}Lift`}
            value="yes"
            checked={end.hasLift}
            onChange={({ target }) => change({ hasLift: target.checked })}
          />
          {WORDS.lift}
        </label>
      </div>
    </Stack>
  );
}
