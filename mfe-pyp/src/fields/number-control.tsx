import { parseRupees } from '@aangan/shared-kit/domain/money';
import type { PostingField } from '@aangan/shared-kit/domain/posting/posting-field';
import { POSTING_FIELDS } from '@aangan/shared-kit/domain/posting/posting-fields';
import { fieldLabel } from '@aangan/shared-kit/domain/posting/posting-problems';
import { CounterField } from '@aangan/shared-kit/ui/counter-field';
import { TextField } from '@aangan/shared-kit/ui/field';
import { MoneyField } from '@aangan/shared-kit/ui/money-field';
import { useState } from 'react';
import { fieldElementId, useDraftForm } from '../listing-form/public.ts';
import type { FieldOfKind } from './field-kinds.ts';
import { FIELD_HELP, FIELD_PLACEHOLDER, moneyWords, NO_AMOUNT, NO_NUMBER } from './fields.words.ts';
import { useOwnValue } from './own-value.ts';

interface NumberControlProps {
  readonly field: FieldOfKind<'number'>;
}

/** Numbers up to this are chosen by two buttons. */
const COUNTED = 10;

/** Few rooms are counted, amounts are typed in rupees, other numbers in their unit. */
export function NumberControl({ field }: NumberControlProps) {
  const { draft, values, set, problemOf } = useDraftForm();
  const { minimum, maximum } = POSTING_FIELDS[field];
  if (maximum > COUNTED) return <TypedNumber field={field} />;
  return (
    <div id={fieldElementId(field)}>
      <CounterField
        label={fieldLabel(draft.category, field)}
        value={values[field]}
        minimum={minimum}
        maximum={maximum}
        onChange={(value) => set(field, value)}
        error={problemOf(field)}
      />
    </div>
  );
}

function TypedNumber({ field }: NumberControlProps) {
  const { draft, values, set, leave, problemOf } = useDraftForm();
  const value = values[field];
  const { revision, note } = useOwnValue(value);
  const [unreadable, setUnreadable] = useState(false);
  const unit = unitOf(POSTING_FIELDS[field]);
  const money = unit === '₹';
  const type = (text: string) => {
    const typed = money ? parseRupees(text) : wholeNumber(text);
    setUnreadable(text.trim() !== '' && typed === undefined);
    note(typed);
    set(field, typed);
  };
  const label = fieldLabel(draft.category, field);
  const shared = {
    id: fieldElementId(field),
    name: field,
    error: unreadable ? (money ? NO_AMOUNT : NO_NUMBER) : problemOf(field),
    placeholder: FIELD_PLACEHOLDER[field],
    defaultValue: value ?? '',
    enterKeyHint: 'next' as const,
    onChange: (event: { currentTarget: HTMLInputElement }) => type(event.currentTarget.value),
    onBlur: () => leave(field),
  };
  if (money) {
    const help = (value !== undefined && moneyWords(value)) || FIELD_HELP[field];
    return <MoneyField key={revision} label={label} help={help} {...shared} />;
  }
  return (
    <TextField
      key={revision}
      label={unit ? `${label} (${unit})` : label}
      help={FIELD_HELP[field]}
      inputMode="numeric"
      autoComplete="off"
      {...shared}
    />
  );
}

function unitOf(definition: PostingField): string | undefined {
  return definition.kind === 'number' ? definition.unit : undefined;
}

/** The number of `1,150`, or undefined. */
function wholeNumber(text: string): number | undefined {
  const digits = text.replaceAll(',', '').trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}
