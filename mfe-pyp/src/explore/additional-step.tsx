import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import {
  type ExploreField,
  exploreQuestions,
  isExploreRequired,
} from '@aangan/shared-kit/domain/posting/explore-questions';
import { POSTING_FIELDS } from '@aangan/shared-kit/domain/posting/posting-fields';
import { POSTING_KINDS } from '@aangan/shared-kit/domain/posting/posting-kinds';
import { limitsOf } from '@aangan/shared-kit/domain/posting/posting-limits';
import type { ExploreAnswers } from '@aangan/shared-kit/links/explore';
import { usePageData } from '@aangan/shared-kit/platform/page';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { ChoiceField } from './choice-field.tsx';
import styles from './explore.module.css';
import { EXPLORE_WORDS } from './explore.words.ts';
import type { loadExplore } from './explore-data.ts';
import { StepForm } from './step-form.tsx';

/** The facts that decide what a property of the kind can bring. */
export function AdditionalStep() {
  const { answers } = usePageData<typeof loadExplore>();
  const { city, category = 'RENT', locality, values = {} } = answers;
  return (
    <StepForm step="additional" next={locality ? 'listing' : 'locality'} given={{ city, category, locality }}>
      {exploreQuestions(category).map((field) => (
        <Question key={field} field={field} category={category} values={values} />
      ))}
      <div className={styles.bar}>
        <Button type="submit" variant="primary" wide>
          {EXPLORE_WORDS.next}
        </Button>
      </div>
    </StepForm>
  );
}

interface QuestionProps {
  readonly field: ExploreField;
  readonly category: ListingCategory;
  readonly values: NonNullable<ExploreAnswers['values']>;
}

function Question({ field, category, values }: QuestionProps) {
  const required = isExploreRequired(category, field);
  if (field === 'area') {
    const limits = limitsOf(category, 'area', values);
    const label = POSTING_KINDS[category].areaLabel;
    return (
      <TextField
        label={required ? label : `${label} (${EXPLORE_WORDS.optional})`}
        name="area"
        type="number"
        inputMode="numeric"
        required={required}
        min={limits?.minimum}
        max={limits?.maximum}
        defaultValue={values.area}
        help={category === 'RENT' ? EXPLORE_WORDS.areaHelp : EXPLORE_WORDS.areaScaled}
      />
    );
  }
  const { label, options } = POSTING_FIELDS[field];
  const choices = Object.entries(options).map(([value, words]) => ({ value, label: words }));
  return <ChoiceField name={field} legend={label} options={choices} chosen={values[field]} required={required} />;
}
