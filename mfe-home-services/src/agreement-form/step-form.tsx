import { COMMON_CLAUSES } from '@aangan/shared-kit/domain/home-services/common-clauses';
import { legalSampleLink } from '@aangan/shared-kit/links/agreements';
import { Link } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField, TextAreaField, TextField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import type { FieldWiring } from '@aangan/shared-kit/ui/form-state';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { MoneyField } from '@aangan/shared-kit/ui/money-field';
import { PhoneField } from '@aangan/shared-kit/ui/phone-field';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import type { ReactNode } from 'react';
import { CITY_OPTIONS } from '../legal-place/public.ts';
import styles from './agreement-form.module.css';
import { STEP_TITLES, FORM_WORDS as WORDS } from './agreement-form.words.ts';
import { type FormStep, stepAfter, stepForm } from './agreement-steps.ts';
import { clauseField, type TypedAgreement } from './typed-agreement.ts';

type FieldOf = (name: string) => FieldWiring;

interface StepFormProps {
  readonly step: FormStep;
  readonly typed: TypedAgreement;
  /** Today in India. */
  readonly day: string;
}

/** The fields of each step. */
const FIELDS: Readonly<Record<FormStep, (field: FieldOf, typed: TypedAgreement) => ReactNode>> = {
  home: (field) => <HomeFields field={field} />,
  parties: (field) => (
    <>
      <PartyFields party="landlord" field={field} />
      <PartyFields party="tenant" field={field} />
    </>
  ),
  terms: (field) => <TermsFields field={field} />,
  clauses: (field, typed) => <ClauseFields field={field} typed={typed} />,
};

/** One step, posted to its page. */
export function StepForm({ step, typed, day }: StepFormProps) {
  const form = usePageForm(stepForm(step, { day, typed }), { defaults: typed });
  return (
    <Form form={form} aria-label={STEP_TITLES[step]}>
      {FIELDS[step](form.field, typed)}
      <Button type="submit" variant="primary" busy={form.busy}>
        {WORDS.next(STEP_TITLES[stepAfter(step)])}
      </Button>
    </Form>
  );
}

function HomeFields({ field }: { readonly field: FieldOf }) {
  return (
    <>
      <SelectField label={WORDS.city} options={CITY_OPTIONS} {...field('city')} />
      <TextAreaField label={WORDS.home} rows={3} maxLength={300} autoComplete="off" {...field('home')} />
      <TextField label={WORDS.pin} inputMode="numeric" maxLength={6} autoComplete="off" {...field('pin')} />
      <MoneyField label={WORDS.rent} {...field('rent')} />
      <MoneyField label={WORDS.deposit} {...field('deposit')} />
      <TextField label={WORDS.from} type="date" autoComplete="off" {...field('from')} />
      <TextField label={WORDS.months} inputMode="numeric" maxLength={2} autoComplete="off" {...field('months')} />
    </>
  );
}

function PartyFields({ party, field }: { readonly party: 'landlord' | 'tenant'; readonly field: FieldOf }) {
  return (
    <fieldset className={styles.group}>
      <legend>{WORDS[party]}</legend>
      <TextField label={WORDS.name} autoComplete="off" {...field(`${party}Name`)} />
      <PhoneField label={WORDS.phone} help={WORDS.phoneHelp} {...field(`${party}Phone`)} autoComplete="off" />
      <TextAreaField label={WORDS.address} rows={3} maxLength={300} autoComplete="off" {...field(`${party}Address`)} />
    </fieldset>
  );
}

function TermsFields({ field }: { readonly field: FieldOf }) {
  const short = { inputMode: 'numeric', maxLength: 2, autoComplete: 'off' } as const;
  return (
    <>
      <TextField label={WORDS.rentDay} {...short} {...field('rentDay')} />
      <TextField label={WORDS.noticeMonths} {...short} {...field('noticeMonths')} />
      <TextField label={WORDS.lockInMonths} help={WORDS.lockInHelp} {...short} {...field('lockInMonths')} />
    </>
  );
}

function ClauseFields({ field, typed }: { readonly field: FieldOf; readonly typed: TypedAgreement }) {
  return (
    <>
      <SmallText>
        {WORDS.always} <Link to={legalSampleLink('rental-agreement')}>{WORDS.fixed}</Link>
      </SmallText>
      <fieldset className={styles.group}>
        <legend>{WORDS.common}</legend>
        <SmallText>{WORDS.commonHelp}</SmallText>
        {COMMON_CLAUSES.map(({ id, title, text }) => {
          const { id: fieldId, name } = field(clauseField(id));
          return (
            <label key={id} className={styles.clause}>
              <input
                id={fieldId}
                name={name}
                type="checkbox"
                value="yes"
                defaultChecked={(typed[clauseField(id)] ?? '') !== ''}
              />
              <span>
                <strong>{title}</strong>
                <span className={styles.text}>{text}</span>
              </span>
            </label>
          );
        })}
      </fieldset>
      <TextAreaField label={WORDS.own} help={WORDS.ownHelp} rows={5} {...field('ownClauses')} />
    </>
  );
}
