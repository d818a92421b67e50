import { formatRupees, formatShortRupees, groupDigits } from '@aangan/shared-kit/domain/money';
import { UNIT_LABELS } from '@aangan/shared-kit/domain/posting/unit-type';
import { PAYMENT_PLAN_FACTS } from '@aangan/shared-kit/domain/projects/payment-plan';
import { monthText } from '@aangan/shared-kit/domain/projects/project-words';
import { type Buyer, DUTY_RATES_CHECKED_ON } from '@aangan/shared-kit/domain/projects/stamp-duty';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { EmiCalculator } from '@aangan/shared-kit/ui/emi-calculator';
import { SelectField } from '@aangan/shared-kit/ui/field';
import { Lead, Unscripted } from '@aangan/shared-kit/ui/layout';
import { PageSection } from '@aangan/shared-kit/ui/page-section';
import { useState } from 'react';
import { CALCULATOR_WORDS } from './calculator.words.ts';
import styles from './payment-calculator.module.css';
import { SECTION_TITLES } from './project.words.ts';
import type { ProjectData } from './project-data.ts';
import { type ChosenPlan, dueRows, type PurchaseCosts, plansOf, purchaseCosts } from './purchase-costs.ts';

export interface PaymentCalculatorProps {
  readonly project: Pick<
    ProjectData,
    'name' | 'url' | 'city' | 'stage' | 'kind' | 'possessionOn' | 'paymentPlan' | 'unitTypes'
  >;
}

const ID = 'payment-calculator';

/** All costs of a unit, what is due when, and the instalment of a loan. */
export function PaymentCalculator({ project }: PaymentCalculatorProps) {
  const { now } = usePlatform();
  const plans = plansOf(project);
  const [unitId, setUnitId] = useState(project.unitTypes[0]?.id);
  const [buyer, setBuyer] = useState<Buyer>('anyone');
  const [plan, setPlan] = useState<ChosenPlan>(plans[0] ?? 'construction');
  const unit = project.unitTypes.find(({ id }) => id === unitId);
  if (!unit) return null;
  const costs = purchaseCosts(project, unit, buyer);
  const due = dueRows(project, plan, {
    price: unit.price,
    gstPercent: costs.gstPercent,
    nowMs: now,
  });
  return (
    <PageSection id={ID} title={SECTION_TITLES.calculator}>
      <Unscripted>{CALCULATOR_WORDS.script}</Unscripted>
      <div className={styles.choices}>
        <SelectField
          label={CALCULATOR_WORDS.unit}
          value={unit.id}
          options={project.unitTypes.map(({ id, type, builtUpArea, price }) => ({
            value: id,
            label: `${UNIT_LABELS[type]}, ${groupDigits(builtUpArea)} sq ft, ${formatShortRupees(price)}`,
          }))}
          onChange={(event) => setUnitId(event.target.value)}
        />
        <SelectField
          label={CALCULATOR_WORDS.buyer}
          value={buyer}
          options={[
            { value: 'anyone', label: CALCULATOR_WORDS.anyone },
            { value: 'woman', label: CALCULATOR_WORDS.woman },
          ]}
          onChange={(event) => setBuyer(event.target.value === 'woman' ? 'woman' : 'anyone')}
        />
        {plans.length > 1 && (
          <SelectField
            label={CALCULATOR_WORDS.plan}
            value={plan}
            options={plans.map((each) => ({ value: each, label: planLabel(each) }))}
            onChange={(event) => setPlan(plans.find((each) => each === event.target.value) ?? plan)}
          />
        )}
      </div>
      <div className={styles.columns}>
        <Costs costs={costs} />
        <Due rows={due} about={plan === 'builder' ? CALCULATOR_WORDS.builderPlanAbout : usualAbout(plan)} />
      </div>
      <h3>{CALCULATOR_WORDS.loan}</h3>
      <EmiCalculator key={unit.id} price={unit.price} title={project.name} url={project.url} section={ID} />
    </PageSection>
  );
}

function planLabel(plan: ChosenPlan): string {
  return plan === 'builder' ? CALCULATOR_WORDS.builderPlan : PAYMENT_PLAN_FACTS[plan].label;
}

function usualAbout(plan: Exclude<ChosenPlan, 'builder'>): string {
  return `${PAYMENT_PLAN_FACTS[plan].about} ${CALCULATOR_WORDS.usual}`;
}

function Costs({ costs: { rows, total, noGst, rules, sources } }: { readonly costs: PurchaseCosts }) {
  return (
    <section aria-label={CALCULATOR_WORDS.total} className={styles.part}>
      <h3>{CALCULATOR_WORDS.total}</h3>
      <dl className={styles.rows} aria-live="polite">
        {rows.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatRupees(amount)}</dd>
          </div>
        ))}
        <Lead as="div">
          <dt>{CALCULATOR_WORDS.sum}</dt>
          <dd>{formatRupees(total)}</dd>
        </Lead>
      </dl>
      {rules.source === null && <AlertNote tone="info">{CALCULATOR_WORDS.unconfirmed}</AlertNote>}
      {noGst && <p className={styles.soft}>{noGst}</p>}
      <p className={styles.soft}>
        {rules.state}: {rules.made}; {CALCULATOR_WORDS.duty[rules.due]}. {CALCULATOR_WORDS.joint}
      </p>
      <p className={styles.soft}>{CALCULATOR_WORDS.notIn}</p>
      <details>
        <summary>
          {CALCULATOR_WORDS.rates}, {monthText(DUTY_RATES_CHECKED_ON)}
        </summary>
        <ul>
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

interface DueProps {
  readonly rows: ReturnType<typeof dueRows>;
  readonly about: string;
}

function Due({ rows, about }: DueProps) {
  return (
    <section aria-label={CALCULATOR_WORDS.due} className={styles.part}>
      <h3>{CALCULATOR_WORDS.due}</h3>
      <p className={styles.soft}>{about}</p>
      <ol className={styles.due}>
        {rows.map(({ title, when, percent, amount, gst }) => (
          <li key={title}>
            <span>
              <strong>{title}</strong>
              <span className={styles.soft}>
                {when} · {percent}%
              </span>
            </span>
            <span className={styles.amount}>
              {formatRupees(amount)}
              {gst > 0 && <span className={styles.soft}>+ {formatRupees(gst)} GST</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
