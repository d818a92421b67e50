import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { groupDigits } from '@aangan/shared-kit/domain/money';
import { type MovePlan, PLAN_LIMITS } from '@aangan/shared-kit/links/move-plan';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { RadioGroup } from '@aangan/shared-kit/ui/choice-group';
import { SelectField, TextField } from '@aangan/shared-kit/ui/field';
import { Stack } from '@aangan/shared-kit/ui/layout';
import styles from './move-plan.module.css';
import { PACKING_WORDS, PLAN_WORDS as WORDS } from './move-plan.words.ts';

const PACKING_OPTIONS = Object.entries(PACKING_WORDS).map(([value, label]) => ({ value, label }));
const STORAGE_OPTIONS = Array.from({ length: PLAN_LIMITS.storageMonths + 1 }, (_, months) => ({
  value: String(months),
  label: WORDS.months(months),
}));

interface WishesProps {
  readonly plan: MovePlan;
  readonly onChange: (part: Partial<MovePlan>) => void;
}

/** Packing, storage, insurance and the day. */
export function Wishes({ plan: { packing, storageMonths, insuredRupees, day }, onChange }: WishesProps) {
  const { now } = usePlatform();
  const insured = (text: string) => {
    const rupees = Number(text.replace(/\D/g, ''));
    onChange({ insuredRupees: Math.min(PLAN_LIMITS.insuredRupees, rupees) });
  };
  return (
    <Stack as="fieldset" gap={16}>
      <legend className={styles.title}>{WORDS.wishes}</legend>
      <RadioGroup
        legend={WORDS.packing}
        name="packing"
        look="rows"
        options={PACKING_OPTIONS}
        value={packing}
        onChange={(value) => onChange({ packing: value === 'premium' ? 'premium' : 'basic' })}
      />
      <SelectField
        label={WORDS.storage}
        name="storage"
        options={STORAGE_OPTIONS}
        value={String(storageMonths)}
        onChange={({ target }) => onChange({ storageMonths: Number(target.value) })}
      />
      <TextField
        label={WORDS.insured}
        help={WORDS.insuredHelp}
        name="insured"
        prefix="₹"
        inputMode="numeric"
        autoComplete="off"
        value={insuredRupees === 0 ? '' : groupDigits(insuredRupees)}
        onChange={({ target }) => insured(target.value)}
      />
      <TextField
        label={WORDS.day}
        help={WORDS.dayHelp}
        name="day"
        type="date"
        min={indiaDay(now)}
        value={day}
        onChange={({ target }) => onChange({ day: target.value })}
      />
    </Stack>
  );
}
