import { BUDGET_STEPS } from '@aangan/shared-kit/domain/budget';
import { isMonthly, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { formatRupees, formatShortRupees } from '@aangan/shared-kit/domain/money';
import { ChipToggle } from '@aangan/shared-kit/ui/chip';
import { SelectField } from '@aangan/shared-kit/ui/field';
import { WrappedRow } from '@aangan/shared-kit/ui/layout';
import styles from './search-form.module.css';
import { CHOICES, type ChoiceField, type TabField } from './tab-fields.ts';

/** Values by field. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

interface TabFieldProps<Field> {
  readonly field: Field;
  readonly category: ListingCategory;
  /** The values to begin with; none by default. */
  readonly chosen?: Chosen | undefined;
}

/** One field of a tab: uncontrolled native controls, so that the form works without JavaScript. */
export function TabFieldView({ field, ...props }: TabFieldProps<TabField>) {
  return field === 'budget' ? <Budget {...props} /> : <ChoiceView field={field} {...props} />;
}

function ChoiceView({ field, chosen }: TabFieldProps<ChoiceField>) {
  const { label, pick, any, options } = CHOICES[field];
  if (pick === 'one') {
    return (
      <div className={styles.select}>
        <SelectField
          label={label}
          name={field}
          options={[{ value: '', label: any }, ...options]}
          defaultValue={chosen?.[field]?.[0]}
        />
      </div>
    );
  }
  return (
    <fieldset className={styles.several}>
      <legend className={styles.legend}>{label}</legend>
      <WrappedRow>
        {options.map((option) => (
          <ChipToggle
            key={option.value}
            name={field}
            value={option.value}
            defaultChecked={chosen?.[field]?.includes(option.value)}
          >
            {option.label}
          </ChipToggle>
        ))}
      </WrappedRow>
    </fieldset>
  );
}

function Budget({ category, chosen }: Omit<TabFieldProps<'budget'>, 'field'>) {
  const format = isMonthly(category) ? formatRupees : formatShortRupees;
  const steps = BUDGET_STEPS[category].filter((step) => step > 0);
  const options = [{ value: '', label: 'Any' }, ...steps.map((step) => ({ value: String(step), label: format(step) }))];
  return (
    <div className={styles.budget}>
      <SelectField label="Budget from" name="minPrice" options={options} defaultValue={chosen?.minPrice?.[0]} />
      <SelectField label="Budget up to" name="maxPrice" options={options} defaultValue={chosen?.maxPrice?.[0]} />
    </div>
  );
}
