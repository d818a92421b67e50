import { CITIES } from '@aangan/shared-kit/domain/cities';
import { LOAN_WORK, LOAN_WORK_WORDS, type LoanFacts } from '@aangan/shared-kit/domain/loans/loan-facts';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { Legend, SmallText, Stack } from '@aangan/shared-kit/ui/layout';
import { MoneyField } from '@aangan/shared-kit/ui/money-field';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import { LOAN_WORDS } from './loan-eligibility.words.ts';
import { LOAN_FORM, typedFacts } from './loan-form.ts';

const WORK = LOAN_WORK.map((value) => ({ value, label: LOAN_WORK_WORDS[value] }));
const CITY_OPTIONS = CITIES.map(({ slug, name }) => ({ value: slug, label: name }));
const YEARS = [5, 10, 15, 20, 25, 30].map((years) => ({ value: String(years), label: `${years} years` }));

interface LoanFieldsProps {
  /** Answers that were given; null for an empty form. */
  readonly facts: LoanFacts | null;
  /** Slug of the visitor’s city. */
  readonly city: string;
}

/** The form of the loan check. It works without JavaScript, too. */
export function LoanFields({ facts, city }: LoanFieldsProps) {
  const defaults = facts ? typedFacts(facts) : { work: 'salaried', city, years: '20' };
  const form = usePageForm(LOAN_FORM, { defaults });
  const { field } = form;
  return (
    <Form form={form} aria-label={LOAN_WORDS.title}>
      <Stack as="fieldset" gap={16}>
        <Legend>{LOAN_WORDS.you}</Legend>
        <SelectField label={LOAN_WORDS.work} options={WORK} {...field('work')} />
        <MoneyField label={LOAN_WORDS.income} help={LOAN_WORDS.incomeHelp} {...field('income')} />
        <MoneyField label={LOAN_WORDS.obligations} help={LOAN_WORDS.obligationsHelp} {...field('obligations')} />
      </Stack>
      <Stack as="fieldset" gap={16}>
        <Legend>{LOAN_WORDS.coTitle}</Legend>
        <SmallText>{LOAN_WORDS.coLead}</SmallText>
        <MoneyField label={LOAN_WORDS.coIncome} {...field('coIncome')} />
        <MoneyField label={LOAN_WORDS.coObligations} {...field('coObligations')} />
      </Stack>
      <Stack as="fieldset" gap={16}>
        <Legend>{LOAN_WORDS.home}</Legend>
        <SelectField label={LOAN_WORDS.city} options={CITY_OPTIONS} {...field('city')} />
        <MoneyField label={LOAN_WORDS.value} help={LOAN_WORDS.valueHelp} {...field('value')} />
        <SelectField label={LOAN_WORDS.years} options={YEARS} {...field('years')} />
      </Stack>
      <Button type="submit" variant="primary" busy={form.busy}>
        {LOAN_WORDS.check}
      </Button>
      <SmallText>{LOAN_WORDS.willStore}</SmallText>
    </Form>
  );
}
