import { choiceFields, type PlanChoice } from './plan-choice.ts';

/** A choice as hidden fields of a form. */
export function ChoiceFields({ choice }: { readonly choice: PlanChoice }) {
  const fields = { plan: choice.plan, ...choiceFields(choice) };
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
