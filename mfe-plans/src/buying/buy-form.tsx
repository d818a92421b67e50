import { Button } from '@aangan/shared-kit/ui/button';
import { ChoiceFields } from './choice-fields.tsx';
import type { PlanChoice } from './plan-choice.ts';
import type { Purchase } from './use-purchase.tsx';

interface BuyFormProps {
  readonly choice: PlanChoice;
  readonly purchase: Purchase;
  /** `Buy for ₹799`. */
  readonly children: string;
  /** Beside another plan that is the main one. */
  readonly variant?: 'primary' | 'secondary';
  /** Of the plan, where several forms say the same. */
  readonly describedBy?: string;
}

/** The button that buys. Before and without JavaScript it is a form, which the page's action handles. */
export function BuyForm({ choice, purchase, children, variant = 'primary', describedBy }: BuyFormProps) {
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        purchase.buy(choice);
      }}
    >
      <ChoiceFields choice={choice} />
      <Button
        type="submit"
        variant={variant}
        wide
        busy={purchase.busyPlan === choice.plan}
        {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
      >
        {children}
      </Button>
    </form>
  );
}
