import type { MyPlan } from '@aangan/shared-kit/contracts/my-plans';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { cancelPlanLink, MY_MANAGER_LINK, planContactsLink } from '@aangan/shared-kit/links/my-plan';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Panel, SmallText, SoftText, SplitRow } from '@aangan/shared-kit/ui/layout';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { ClaimForm } from './claim-form.tsx';
import styles from './my-plan.module.css';
import { coversWords, PAUSE_WORDS, STATE_WORDS, servicesWords, spanWords } from './my-plan.words.ts';
import { MY_PLAN_HEAD_WORDS } from './my-plan-head.words.ts';
import { PaidLine } from './paid-line.tsx';
import { PlanForm } from './plan-form.tsx';

/** A plan that is not over: what is left, what it holds, what was paid, and what can be done with it. */
export function PlanSummary({ plan, showContacts }: { readonly plan: MyPlan; readonly showContacts: boolean }) {
  const { id, name, state, contacts, records, services, covers, manager, pause, refundText } = plan;
  const { busy } = usePageAction();
  const { label, tone } = STATE_WORDS[state];
  return (
    <Panel as="section" aria-labelledby={id}>
      <SplitRow>
        <h2 id={id} className={styles.name}>
          {name}
        </h2>
        <StatusLabel tone={tone}>{label}</StatusLabel>
      </SplitRow>
      <SoftText>{spanWords(plan)}</SoftText>
      {contacts && (
        <dl className={styles.counts}>
          <Count figure={contacts.left} of={contacts.limit} words="contacts left" />
          <Count figure={contacts.used} words="used" />
          <Count figure={contacts.returned} words="came back" />
        </dl>
      )}
      {contacts && <SmallText>{coversWords(covers)}.</SmallText>}
      {records && <p>{MY_PLAN_HEAD_WORDS.deals(records.left, records.limit)}</p>}
      {services.length > 0 && <p>Included: {servicesWords(services)}.</p>}
      {manager === 'choosing' && <p>{MY_PLAN_HEAD_WORDS.choosing}</p>}
      {manager === 'assigned' && (
        <p>
          <Link to={MY_MANAGER_LINK}>See your manager</Link>
        </p>
      )}
      <PaidLine plan={plan} />
      {refundText && <SmallText>{refundText}</SmallText>}
      <ActionsRow className={styles.actions}>
        {state === 'paused' && (
          <PlanForm doing="resume" planId={id}>
            <Button type="submit" variant="primary" busy={busy}>
              Resume {name}
            </Button>
          </PlanForm>
        )}
        {pause.mayPause && (
          <PlanForm doing="pause" planId={id}>
            <Button type="submit" busy={busy}>
              Pause {name}
            </Button>
          </PlanForm>
        )}
        {contacts && showContacts && <LinkButton to={planContactsLink(id)}>See its contacts</LinkButton>}
        {plan.cancellation && plan.paidPaise > 0 && <Link to={cancelPlanLink(id)}>Cancel this plan</Link>}
      </ActionsRow>
      {pause.mayPause && (
        <SmallText>
          {PAUSE_WORDS} Left: {pause.left} {pause.left === 1 ? 'pause' : 'pauses'}, {pause.daysLeft} days.
        </SmallText>
      )}
      <ClaimForm plan={plan} />
    </Panel>
  );
}

function Count({ figure, of, words }: { readonly figure: number; readonly of?: number; readonly words: string }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd>
        {figure}
        {of !== undefined && <small> of {of}</small>}
      </dd>
    </div>
  );
}

/** A plan that is over. */
export function PastPlan({ plan }: { readonly plan: MyPlan }) {
  const { id, name, state, contacts, paidPaise } = plan;
  return (
    <li className={styles.past}>
      <SplitRow>
        <strong>{name}</strong>
        <StatusLabel>{STATE_WORDS[state].label}</StatusLabel>
      </SplitRow>
      <SmallText>
        {spanWords(plan)}
        {paidPaise > 0 && ` · ${formatPaise(paidPaise)}`}
        {contacts && (
          <>
            {' · '}
            <Link to={planContactsLink(id)}>
              {contacts.used} of {contacts.limit} contacts used
            </Link>
          </>
        )}
      </SmallText>
      <PaidLine plan={plan} short />
      <ClaimForm plan={plan} />
    </li>
  );
}
