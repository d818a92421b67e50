import type { AutomaticRent } from '@aangan/shared-kit/contracts/rent-mandates';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { MANDATE_LIMITS } from '@aangan/shared-kit/domain/rent/mandate-states';
import { Button } from '@aangan/shared-kit/ui/button';
import { FactRows } from '@aangan/shared-kit/ui/facts';
import { SelectField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { Bullets } from '@aangan/shared-kit/ui/layout';
import { MoneyField } from '@aangan/shared-kit/ui/money-field';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import styles from './automatic.module.css';
import { ordinal, termsWords, AUTOMATIC_WORDS as WORDS } from './automatic.words.ts';
import { DO } from './automatic-actions.ts';
import { mandateForm, suggestedMost } from './mandate-definition.ts';

interface SetUpFormProps {
  readonly tenancyId: string;
  readonly automatic: AutomaticRent;
}

const DAYS = Array.from({ length: 31 }, (_, index) => ({ value: String(index + 1), label: ordinal(index + 1) }));

/** The terms of automatic payment, and the consent to them. */
export function SetUpForm({ tenancyId, automatic: { paise, dueDay, mandate } }: SetUpFormProps) {
  const day = mandate?.debitDay ?? Math.max(1, dueDay - 1);
  const form = usePageForm(mandateForm(tenancyId, paise), {
    defaults: { most: String(suggestedMost(Math.max(paise, mandate?.mostPaise ?? 0))), day: String(day) },
    hidden: { do: DO.setUp, part: String(paise) },
  });
  const { defaultValue, error, ...agreed } = form.field('agreed');
  return (
    <Form form={form} aria-label={WORDS.automatic}>
      <FactRows>
        <div>
          <dt>{WORDS.part}</dt>
          <dd>{formatPaise(paise)}</dd>
        </div>
        <div>
          <dt>{WORDS.due}</dt>
          <dd>{WORDS.dueDay(dueDay)}</dd>
        </div>
      </FactRows>
      <MoneyField label={WORDS.most} help={WORDS.mostHelp} {...form.field('most')} />
      <SelectField label={WORDS.day} help={WORDS.dayHelp} options={DAYS} {...form.field('day')} />
      <h3>{WORDS.terms}</h3>
      <Bullets>
        {termsWords(paise > MANDATE_LIMITS.pinAbovePaise).map((term) => (
          <li key={term}>{term}</li>
        ))}
      </Bullets>
      <label className={styles.agree}>
        <input type="checkbox" value="yes" {...agreed} aria-invalid={error !== undefined} />
        {WORDS.agree}
      </label>
      {error !== undefined && <p className={styles.problem}>{error}</p>}
      <Button type="submit" variant="primary" wide busy={form.busy}>
        {WORDS.goOn}
      </Button>
    </Form>
  );
}
