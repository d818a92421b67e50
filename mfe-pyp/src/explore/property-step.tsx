import { CITIES } from '@aangan/shared-kit/domain/cities';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { usePageData } from '@aangan/shared-kit/platform/page';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField } from '@aangan/shared-kit/ui/field';
import { ChoiceField } from './choice-field.tsx';
import styles from './explore.module.css';
import { EXPLORE_WORDS, GOAL_WORDS } from './explore.words.ts';
import type { loadExplore } from './explore-data.ts';
import { StepForm } from './step-form.tsx';

const CITY_OPTIONS = CITIES.map(({ slug, name }) => ({ value: slug, label: name }));
const GOALS = (Object.keys(GOAL_WORDS) as ListingCategory[]).map((value) => ({ value, label: GOAL_WORDS[value] }));

/** The city, and what the owner wants to do. */
export function PropertyStep() {
  const { answers } = usePageData<typeof loadExplore>();
  const { city, category, locality, values } = answers;
  return (
    <StepForm step="property" next="additional" given={{ locality, values }}>
      <SelectField label={EXPLORE_WORDS.city} name="city" options={CITY_OPTIONS} defaultValue={city} />
      <ChoiceField name="category" legend={EXPLORE_WORDS.goal} options={GOALS} chosen={category} required />
      <div className={styles.bar}>
        <Button type="submit" variant="primary" wide>
          {EXPLORE_WORDS.next}
        </Button>
      </div>
    </StepForm>
  );
}
