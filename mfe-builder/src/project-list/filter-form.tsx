import { formatShortRupees } from '@aangan/shared-kit/domain/money';
import { PROJECT_SORT_LABELS, PROJECT_SORTS } from '@aangan/shared-kit/domain/projects/project-options';
import { boundsText } from '@aangan/shared-kit/links/search-area';
import { Form } from '@aangan/shared-kit/platform/router';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { ChipToggle } from '@aangan/shared-kit/ui/chip';
import { type FieldOption, SelectField } from '@aangan/shared-kit/ui/field';
import { WrappedRow } from '@aangan/shared-kit/ui/layout';
import { useId } from 'react';
import styles from './filter-form.module.css';
import { LIST_WORDS as WORDS } from './list.words.ts';
import type { ListData } from './list-data.ts';

const LAKH = 100_000;
const BUDGETS = [25, 50, 75, 100, 150, 200, 300, 500, 1000].map((lakhs) => lakhs * LAKH);

/** All filters and the order as one GET form, which works without JavaScript. It is folded on phones. */
export function FilterForm({ data }: { readonly data: ListData }) {
  const { search, facets, formAction, chips, clearTo } = data;
  return (
    <details className={styles.filters}>
      <summary className={styles.summary}>
        {WORDS.filters}
        {chips.length > 0 && ` · ${chips.length}`}
      </summary>
      <Form
        method="get"
        action={formAction}
        key={formAction + clearTo + chips.map(({ label }) => label).join()}
        className={styles.form}
      >
        {data.map && <input type="hidden" name="view" value="map" />}
        {search.bounds && <input type="hidden" name="bbox" value={boundsText(search.bounds)} />}
        <SelectField
          label={WORDS.sort}
          name="sort"
          defaultValue={search.sort}
          options={PROJECT_SORTS.map((value) => ({ value, label: PROJECT_SORT_LABELS[value] }))}
        />
        <Choices legend={WORDS.stage} name="stages" options={facets.stages} chosen={search.stages} />
        <Choices legend={WORDS.size} name="units" options={facets.units} chosen={search.units} />
        <fieldset className={styles.group}>
          <legend>{WORDS.budget}</legend>
          <div className={styles.pair}>
            <Budget label={WORDS.from} name="minPrice" value={search.minPrice} />
            <Budget label={WORDS.to} name="maxPrice" value={search.maxPrice} />
          </div>
        </fieldset>
        <SelectField
          label={WORDS.possession}
          name="possession"
          defaultValue={search.possession ?? ''}
          options={[{ value: '', label: WORDS.anyTime }, ...withCounts(facets.possession)]}
        />
        <SelectField
          label={WORDS.builder}
          name="builder"
          defaultValue={search.builder ?? ''}
          options={[{ value: '', label: WORDS.anyBuilder }, ...withCounts(facets.builder)]}
        />
        <Choices legend={WORDS.rera} name="rera" options={facets.rera} chosen={search.rera ? ['true'] : []} />
        <WrappedRow as="p">
          <Button type="submit" variant="primary">
            {WORDS.show}
          </Button>
          {chips.length > 0 && (
            <LinkButton to={clearTo} variant="quiet">
              {WORDS.clear}
            </LinkButton>
          )}
        </WrappedRow>
      </Form>
    </details>
  );
}

interface ChoicesProps {
  readonly legend: string;
  readonly name: string;
  readonly options: ListData['facets']['stages'];
  readonly chosen: readonly string[];
}

/** Choices with their counts. A group without any project is left out. */
function Choices({ legend, name, options, chosen }: ChoicesProps) {
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <WrappedRow>
        {options.map((option) => (
          <ChipToggle
            key={option.value}
            name={name}
            value={option.value}
            count={option.count}
            defaultChecked={chosen.includes(option.value)}
          >
            {option.name}
          </ChipToggle>
        ))}
      </WrappedRow>
    </fieldset>
  );
}

interface BudgetProps {
  readonly label: string;
  readonly name: string;
  readonly value: number | undefined;
}

function Budget({ label, name, value }: BudgetProps) {
  const id = useId();
  const steps = [...new Set([...BUDGETS, ...(value === undefined ? [] : [value])])].sort((a, b) => a - b);
  return (
    <SelectField
      id={id}
      label={label}
      name={name}
      defaultValue={value ?? ''}
      options={[
        { value: '', label: WORDS.any },
        ...steps.map((step) => ({ value: String(step), label: formatShortRupees(step) })),
      ]}
    />
  );
}

function withCounts(options: ListData['facets']['stages']): FieldOption[] {
  return options.map(({ value, name, count }) => ({ value, label: `${name} (${count})` }));
}
