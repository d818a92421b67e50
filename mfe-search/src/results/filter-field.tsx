import type { FacetsAnswer } from '@aangan/shared-kit/contracts/property';
import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { CheckboxGroup, RadioGroup } from '@aangan/shared-kit/ui/choice-group';
import type { FieldOption } from '@aangan/shared-kit/ui/field';
import { RangeField } from '@aangan/shared-kit/ui/range-field';
import { memo } from 'react';
import type { SearchStep } from './filter-draft.ts';
import { type Filter, fieldsOf } from './filters.ts';
import { withField } from './narrow.ts';

export type Facets = FacetsAnswer['facets'];

interface FilterFieldProps {
  readonly filter: Filter;
  readonly search: ListingSearch;
  /** Called with a function that derives the next search from the last. */
  readonly onChange: (step: SearchStep) => void;
  /** The number of listings for each option, if known. */
  readonly facets: Facets | undefined;
}

const ANY = { value: '', label: 'Any' };

/** A filter as native form controls. Memoised: it renders again only when its own values change. */
export const FilterField = memo(Field, isSame);

function isSame(before: FilterFieldProps, now: FilterFieldProps): boolean {
  const fields = fieldsOf(now.filter);
  return (
    before.filter === now.filter &&
    before.onChange === now.onChange &&
    fields.every((field) => before.facets?.[field] === now.facets?.[field]) &&
    [...fields, ...LIMITS].every((field) => before.search[field] === now.search[field])
  );
}

/** What the steps of a range depend on. */
const LIMITS = ['category', 'commercialTypes'] as const;

function Field({ filter, search, onChange, facets }: FilterFieldProps) {
  const { legend } = filter;
  switch (filter.kind) {
    case 'many':
      return (
        <CheckboxGroup
          legend={legend}
          name={filter.field}
          options={filter.options.map((option) => counted(option, facets?.[filter.field]))}
          value={search[filter.field]}
          onChange={(values) => onChange((before) => ({ ...before, [filter.field]: values }))}
        />
      );
    case 'one': {
      const { field } = filter;
      return (
        <RadioGroup
          legend={legend}
          name={field}
          options={[ANY, ...filter.options.map((option) => counted(option, facets?.[field]))]}
          value={String(search[field] ?? '')}
          onChange={(value) =>
            onChange((before) => withField(before, field, value === '' ? undefined : chosenValue(field, value)))
          }
        />
      );
    }
    case 'range': {
      const [least, most] = filter.fields;
      return (
        <RangeField
          legend={legend}
          names={{ minimum: least, maximum: most }}
          steps={filter.steps(search)}
          format={filter.format}
          value={{ minimum: search[least], maximum: search[most] }}
          onChange={({ minimum, maximum }) =>
            onChange((before) => withField(withField(before, least, minimum), most, maximum))
          }
        />
      );
    }
    case 'toggles':
      return <Toggles filter={filter} search={search} onChange={onChange} facets={facets} />;
  }
}

/** Toggles are yes or no, each a field of its own. */
function Toggles({
  filter,
  search,
  onChange,
  facets,
}: FilterFieldProps & { filter: Extract<Filter, { kind: 'toggles' }> }) {
  return filter.options.map(({ field, label, none }, index) => {
    const option = counted({ value: 'true', label }, facets?.[field]);
    return (
      <CheckboxGroup
        key={field}
        legend={index === 0 ? filter.legend : <span className="visually-hidden">{filter.legend}</span>}
        name={field}
        options={[option]}
        help={option.count === 0 && none}
        value={search[field] ? ['true'] : []}
        onChange={(values) => onChange((before) => withField(before, field, values.length > 0))}
      />
    );
  });
}

/** Bathrooms and years are numeric; all other options are words. */
function chosenValue<Field extends keyof ListingSearch>(field: Field, value: string): ListingSearch[Field] {
  return (field === 'bathrooms' || field === 'maxAge' ? Number(value) : value) as ListingSearch[Field];
}

function counted(option: { value: string; label: string }, counts: Facets[string] | undefined): FieldOption {
  const count = counts?.find(({ value }) => value === option.value)?.count;
  return count === undefined ? option : { ...option, count };
}
