import { PG_ROOM_TYPE_LABELS, PG_ROOM_TYPES } from '@aangan/shared-kit/domain/listing-options';
import { parseRupees } from '@aangan/shared-kit/domain/money';
import type { PgBeds } from '@aangan/shared-kit/domain/posting/posting-field';
import { PG_BED_LIMITS } from '@aangan/shared-kit/domain/posting/posting-limits';
import { fieldLabel } from '@aangan/shared-kit/domain/posting/posting-problems';
import { CheckboxGroup } from '@aangan/shared-kit/ui/choice-group';
import { CounterField } from '@aangan/shared-kit/ui/counter-field';
import { Stack } from '@aangan/shared-kit/ui/layout';
import { MoneyField } from '@aangan/shared-kit/ui/money-field';
import { fieldElementId, useDraftForm } from '../listing-form/public.ts';
import type { FieldOfKind } from './field-kinds.ts';
import styles from './fields.module.css';
import { BED_FIELDS, BEDS_HELP, moneyWords } from './fields.words.ts';
import { useOwnValue } from './own-value.ts';

const OPTIONS = PG_ROOM_TYPES.map((type) => ({ value: type, label: PG_ROOM_TYPE_LABELS[type] }));

/** The rooms of a PG: its types, and beds, rent and deposit of each. */
export function BedsControl({ field }: { readonly field: FieldOfKind<'beds'> }) {
  const { draft, values, set, leave, problemOf } = useDraftForm();
  const rooms = values[field] ?? [];
  const choose = (types: readonly string[]) =>
    set(
      field,
      PG_ROOM_TYPES.filter((type) => types.includes(type)).map(
        (type) => rooms.find((room) => room.type === type) ?? { type, beds: 1, rent: 0, deposit: 0 },
      ),
    );
  const change = (changed: PgBeds) =>
    set(
      field,
      rooms.map((room) => (room.type === changed.type ? changed : room)),
    );
  return (
    <Stack
      gap={12}
      id={fieldElementId(field)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) leave(field);
      }}
    >
      <CheckboxGroup
        legend={fieldLabel(draft.category, field)}
        name={field}
        options={OPTIONS}
        value={rooms.map(({ type }) => type)}
        onChange={choose}
        help={rooms.length === 0 && BEDS_HELP}
        error={problemOf(field)}
      />
      {rooms.map((room) => (
        <fieldset key={room.type} className={styles.room}>
          <legend>{PG_ROOM_TYPE_LABELS[room.type]}</legend>
          <CounterField
            label={BED_FIELDS.beds}
            value={room.beds}
            minimum={PG_BED_LIMITS.beds.minimum}
            maximum={PG_BED_LIMITS.beds.maximum}
            onChange={(beds) => change({ ...room, beds })}
          />
          <BedAmount part="rent" room={room} onChange={change} />
          <BedAmount part="deposit" room={room} onChange={change} />
        </fieldset>
      ))}
    </Stack>
  );
}

interface BedAmountProps {
  readonly part: 'rent' | 'deposit';
  readonly room: PgBeds;
  readonly onChange: (room: PgBeds) => void;
}

function BedAmount({ part, room, onChange }: BedAmountProps) {
  const { revision, note } = useOwnValue(room[part]);
  const type = (text: string) => {
    const rupees = parseRupees(text) ?? 0;
    note(rupees);
    onChange({ ...room, [part]: rupees });
  };
  return (
    <MoneyField
      key={revision}
      label={BED_FIELDS[part]}
      name={`${part}-${room.type}`}
      defaultValue={room[part] === 0 ? '' : room[part]}
      help={moneyWords(room[part])}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
