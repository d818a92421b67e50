import { Button } from '@aangan/shared-kit/ui/button';
import { Unscripted } from '@aangan/shared-kit/ui/layout';
import type { SubmitEvent } from 'react';
import { EndFields } from './end-fields.tsx';
import { Goods } from './goods.tsx';
import type { Inventory } from './load-plan.ts';
import styles from './move-plan.module.css';
import { PLAN_WORDS as WORDS } from './move-plan.words.ts';
import type { PlanState } from './use-move-plan.ts';
import { Wishes } from './wishes.tsx';

/** Id of the form, for buttons outside of it. */
export const PLAN_FORM = 'move-plan';

interface PlanFormProps {
  readonly state: PlanState;
  readonly inventory: Inventory;
  /** Path that shows the plan of its query. */
  readonly path: string;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly isBooked?: boolean;
}

/** The whole move as one GET form, so that it works without JavaScript. */
export function PlanForm({ state: { plan, change }, inventory, path, onSubmit, isBooked = false }: PlanFormProps) {
  const end = (side: 'from' | 'to') => ({ side, end: plan[side], isBooked });
  return (
    <form id={PLAN_FORM} method="get" action={path} className={styles.form} onSubmit={onSubmit}>
      {/* The first submit button is what Enter presses: without it, Enter would choose a size of the home. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {WORDS.show}
      </button>
      <div className={styles.ends}>
        <EndFields {...end('from')} onChange={(from) => change({ from })} />
        <EndFields {...end('to')} onChange={(to) => change({ to })} />
      </div>
      <Goods inventory={inventory} items={plan.items} onChange={(items) => change({ items })} />
      <Wishes plan={plan} onChange={change} />
      <Unscripted>
        <Button type="submit">{WORDS.show}</Button>
      </Unscripted>
    </form>
  );
}
