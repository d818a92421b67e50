import type { AlertInput } from '@aangan/shared-kit/domain/alert-inputs';
import { CATEGORY_FACTS, isMonthly, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { formatShortRupees } from '@aangan/shared-kit/domain/money';
import { CheckboxGroup, RadioGroup } from '@aangan/shared-kit/ui/choice-group';
import { TextField } from '@aangan/shared-kit/ui/field';
import styles from './alerts.module.css';
import { ALERTS_WORDS } from './alerts.words.ts';
import { type RequirementDraft, rupeesOf } from './requirement-draft.ts';
import { fieldName, type Problems } from './requirement-problems.ts';

interface CategoryQuestionsProps {
  readonly category: ListingCategory;
  readonly inputs: readonly AlertInput[];
  readonly draft: RequirementDraft;
  readonly problems: Problems;
  readonly onChange: (draft: RequirementDraft) => void;
}

/** The questions of one category: its chips and its budget. */
export function CategoryQuestions({ category, inputs, draft, problems, onChange }: CategoryQuestionsProps) {
  const answers = draft.answers[category] ?? {};
  const answer = (id: AlertInput['id'], values: readonly string[]) =>
    onChange({ ...draft, answers: { ...draft.answers, [category]: { ...answers, [id]: values } } });
  const budget = draft.budgets[category] ?? '';
  const rupees = rupeesOf(budget);
  const budgetName = fieldName(category, 'budget');
  return (
    <section className={styles.part} aria-label={CATEGORY_FACTS[category].tab}>
      {draft.categories.length > 1 && <h3>{CATEGORY_FACTS[category].tab}</h3>}
      {inputs.map(({ id, text, several, values }) => {
        const name = fieldName(category, id);
        const group = { legend: text, name, options: optionsOf(values), error: problems.get(name) };
        const chosen = answers[id] ?? [];
        return (
          <div key={id} data-field={name}>
            {several ? (
              <CheckboxGroup {...group} value={chosen} onChange={(next) => answer(id, next)} />
            ) : (
              <RadioGroup {...group} value={chosen[0]} onChange={(next) => answer(id, [next])} />
            )}
          </div>
        );
      })}
      <div data-field={budgetName}>
        <TextField
          label={isMonthly(category) ? ALERTS_WORDS.monthlyBudget : ALERTS_WORDS.budget}
          name={budgetName}
          prefix="₹"
          inputMode="numeric"
          value={budget}
          onChange={(event) => onChange({ ...draft, budgets: { ...draft.budgets, [category]: event.target.value } })}
          help={rupees ? formatShortRupees(rupees) : undefined}
          error={problems.get(budgetName)}
        />
      </div>
    </section>
  );
}

function optionsOf(values: AlertInput['values']) {
  return values.map(({ value, text }) => ({ value, label: text }));
}
