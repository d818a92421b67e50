import type { MyPlan } from '@aangan/shared-kit/contracts/my-plans';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { MY_PLAN_LINK } from '@aangan/shared-kit/links/my-plan';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Panel, SmallText } from '@aangan/shared-kit/ui/layout';
import { CANCEL_PLAN_WORDS } from './cancel-plan.words.ts';
import styles from './my-plan.module.css';
import { keptWords, waysWords } from './my-plan.words.ts';
import { PlanForm } from './plan-form.tsx';

type Cancellation = NonNullable<MyPlan['cancellation']>;

interface CancelQuestionProps {
  readonly plan: MyPlan;
  readonly cancellation: Cancellation;
}

/** What comes back if the plan is cancelled now, line by line, and the button that does it. */
export function CancelQuestion({ plan: { id, name, paidPaise, refundText }, cancellation }: CancelQuestionProps) {
  const { busy } = usePageAction();
  const { refundPaise, keptPaise, kept, until, goesOn } = cancellation;
  return (
    <Panel as="section" aria-labelledby="cancel">
      <h2 id="cancel" className={styles.name}>
        Cancel {name}?
      </h2>
      <table className={styles.makeup}>
        <caption>What comes back</caption>
        <tbody>
          <tr>
            <th scope="row">You paid</th>
            <td>{formatPaise(paidPaise)}</td>
          </tr>
          <tr>
            <th scope="row">{keptWords(kept)}</th>
            <td>− {formatPaise(keptPaise)}</td>
          </tr>
          <tr>
            <th scope="row">Comes back to you</th>
            <td>{formatPaise(refundPaise)}</td>
          </tr>
        </tbody>
      </table>
      {refundPaise > 0 && <p>{waysWords(cancellation)}.</p>}
      <p>
        {CANCEL_PLAN_WORDS.ends({ goesOn, refundUntil: refundPaise > 0 && until !== null ? formatDay(until) : null })}
      </p>
      <SmallText>{refundText}</SmallText>
      <PlanForm doing="cancel" planId={id}>
        <input type="hidden" name="refundPaise" value={refundPaise} />
        <ActionsRow>
          <Button type="submit" variant="danger" busy={busy}>
            {refundPaise > 0 ? CANCEL_PLAN_WORDS.cancel(formatPaise(refundPaise)) : 'Cancel without a refund'}
          </Button>
          <LinkButton to={MY_PLAN_LINK}>Keep the plan</LinkButton>
        </ActionsRow>
      </PlanForm>
    </Panel>
  );
}
