import type { ServiceSlotId } from '@aangan/shared-kit/domain/home-services/service-slots';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { FieldError } from '@aangan/shared-kit/ui/field';
import type { FieldWiring } from '@aangan/shared-kit/ui/form-state';
import { Legend, StrongText } from '@aangan/shared-kit/ui/layout';
import { useRef } from 'react';
import styles from './slot-choice.module.css';
import { dayWords, fullDayWords, SLOT_CHOICE_WORDS } from './slot-choice.words.ts';
import { slotValue } from './slot-value.ts';

/** A day of a hub, as the calls for slots answer it. */
export interface SlotDay {
  /** `2026-11-24`. */
  readonly day: string;
  readonly slots: readonly {
    readonly slotId: ServiceSlotId;
    /** `8 am to 10 am`. */
    readonly words: string;
    /** Free places. */
    readonly left: number;
  }[];
}

interface SlotChoiceProps extends Pick<FieldWiring, 'name'>, Partial<Omit<FieldWiring, 'name'>> {
  readonly days: readonly SlotDay[];
  readonly legend?: string;
}

/**
 * A day and a slot of it, as a field of a form: spread `form.field('slot')` into it. Its value is that of `slotValue`.
 * Days and slots are radio groups. CSS shows the slots of the chosen day, so the field works without JavaScript.
 */
export function SlotChoice({ days, legend = SLOT_CHOICE_WORDS.legend, ...field }: SlotChoiceProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const { id, name, defaultValue = '', error } = field;
  const open = days.filter(({ slots }) => slots.length > 0);
  const first = open.find(({ day }) => defaultValue.startsWith(day)) ?? open.find(isFree);
  if (!first || !open.some(isFree)) {
    return <AlertNote tone="attention">{SLOT_CHOICE_WORDS.none}</AlertNote>;
  }
  // A slot of the day before would be hidden, and sent.
  const forgetOtherDay = () => {
    for (const input of group.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []) {
      if (input.name === name) input.checked = false;
    }
  };
  return (
    <fieldset ref={group} id={id} tabIndex={-1} className={styles.field} aria-describedby={error && `${name}-error`}>
      <Legend>{legend}</Legend>
      <FieldError id={`${name}-error`} error={error} />
      <div className={styles.days}>
        {open.map((day) => (
          <div key={day.day} className={styles.day}>
            <DayTab day={day} name={`${name}-day`} chosen={day === first} onChange={forgetOtherDay} />
            <Slots day={day} field={field} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

interface DayTabProps {
  readonly day: SlotDay;
  readonly name: string;
  readonly chosen: boolean;
  readonly onChange: () => void;
}

function DayTab({ day, name, chosen, onChange }: DayTabProps) {
  const words = dayWords(day.day);
  const free = isFree(day);
  const label = fullDayWords(day.day);
  return (
    <label className={styles.tab}>
      <input
        type="radio"
        name={name}
        value={day.day}
        className="visually-hidden"
        defaultChecked={chosen}
        disabled={!free}
        aria-label={free ? label : `${label}, ${SLOT_CHOICE_WORDS.full}`}
        onChange={onChange}
      />
      <span className={styles.small}>{words.weekday}</span>
      <StrongText as="span">{words.day}</StrongText>
      <span className={styles.small}>{free ? words.month : SLOT_CHOICE_WORDS.full}</span>
    </label>
  );
}

function Slots({ day, field }: { readonly day: SlotDay; readonly field: Omit<SlotChoiceProps, 'days' | 'legend'> }) {
  const { name, defaultValue } = field;
  return (
    <fieldset className={styles.slots}>
      <legend className={styles.slotsLegend}>{fullDayWords(day.day)}</legend>
      {day.slots.map(({ slotId, words, left }) => {
        const value = slotValue({ day: day.day, slotId });
        return (
          <label key={slotId} className={styles.slot}>
            <input
              type="radio"
              name={name}
              value={value}
              className="visually-hidden"
              defaultChecked={value === defaultValue && left > 0}
              disabled={left === 0}
            />
            <StrongText as="span">{words}</StrongText>
            <span className={styles.small}>{left === 0 ? SLOT_CHOICE_WORDS.taken : SLOT_CHOICE_WORDS.free(left)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

function isFree({ slots }: SlotDay): boolean {
  return slots.some(({ left }) => left > 0);
}
