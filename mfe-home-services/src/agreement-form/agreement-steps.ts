import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { COMMON_CLAUSES } from '@aangan/shared-kit/domain/home-services/common-clauses';
import { indianPhoneError, internationalPhone } from '@aangan/shared-kit/domain/international-phone';
import { nameError } from '@aangan/shared-kit/domain/name';
import { AGREEMENT_STEPS, type AgreementStep } from '@aangan/shared-kit/links/agreements';
import {
  defineForm,
  type FieldRule,
  type FormDefinition,
  invalidFields,
} from '@aangan/shared-kit/platform/form-definition';
import { depositError, monthsError, rentError } from '../agreement-price/public.ts';
import { FORM_WORDS as WORDS } from './agreement-form.words.ts';
import { clauseField, ownClauses, type TypedAgreement, typedCity } from './typed-agreement.ts';

/** What the rules of a step need to know. */
interface StepFacts {
  /** Today in India, `2026-11-24`. */
  readonly day: string;
  /** What earlier steps hold. */
  readonly typed: TypedAgreement;
}

type Rules = Readonly<Record<string, FieldRule<string> | undefined>>;

const inRange = (least: number, most: number, problem: string) => (value: string) =>
  /^\d{1,2}$/.test(value) && Number(value) >= least && Number(value) <= most ? undefined : problem;
const addressError = (value: string) => (value.length >= 10 && value.length <= 300 ? undefined : WORDS.addressProblem);

/** Fields and rules of each step, in the order of the page. */
const STEP_RULES: Readonly<Record<AgreementStep, (facts: StepFacts) => Rules>> = {
  home: ({ day }) => ({
    city: (value) => (cityBySlug(value) ? undefined : WORDS.cityProblem),
    home: addressError,
    pin: (value) => (/^[1-9]\d{5}$/.test(value) ? undefined : WORDS.pinProblem),
    rent: rentError,
    deposit: depositError,
    from: (value) => (/^\d{4}-\d{2}-\d{2}$/.test(value) && value >= day ? undefined : WORDS.dayProblem),
    months: (value, values) => monthsError(value, typedCity(values), day),
  }),
  parties: () => ({
    landlordName: nameError,
    landlordPhone: indianPhoneError,
    landlordAddress: addressError,
    tenantName: nameError,
    tenantPhone: (value, { landlordPhone = '' }) =>
      indianPhoneError(value) ??
      (internationalPhone(value) === internationalPhone(landlordPhone) ? WORDS.samePhone : undefined),
    tenantAddress: addressError,
  }),
  terms: ({ typed }) => {
    const months = Number(typed.months);
    return {
      rentDay: inRange(1, 28, WORDS.rentDayProblem),
      noticeMonths: inRange(0, Math.min(6, months), WORDS.noticeProblem),
      lockInMonths: inRange(0, months, WORDS.lockInProblem),
    };
  },
  clauses: () => ({
    ...Object.fromEntries(COMMON_CLAUSES.map(({ id }) => [clauseField(id), undefined])),
    ownClauses: (value) => {
      const clauses = ownClauses(value);
      const fits = clauses.length <= 10 && clauses.every(({ length }) => length >= 5 && length <= 500);
      return fits ? undefined : WORDS.ownProblem;
    },
  }),
  review: () => ({}),
};

/** The form of a step. */
export function stepForm(step: AgreementStep, facts: StepFacts): FormDefinition<string> {
  return defineForm({ name: `agreement-${step}`, fields: STEP_RULES[step](facts) });
}

/** The values before anything is typed. */
export const FIRST_VALUES: TypedAgreement = { noticeMonths: '1', lockInMonths: '0', rentDay: '5', months: '11' };

/** The first step that is not complete: nobody gets past it. */
export function firstOpenStep(facts: StepFacts): AgreementStep {
  const isOpen = (step: AgreementStep) => {
    const form = stepForm(step, facts);
    const values = Object.fromEntries(Object.keys(form.fields).map((field) => [field, facts.typed[field] ?? '']));
    return Object.keys(invalidFields(form, values)).length > 0;
  };
  return AGREEMENT_STEPS.find(isOpen) ?? 'review';
}

/** A step with fields; the last one only shows them. */
export type FormStep = Exclude<AgreementStep, 'review'>;

/** The step of an address; undefined for any other text. */
export function formStepNamed(text: string | undefined): FormStep | undefined {
  return AGREEMENT_STEPS.find((step): step is FormStep => step === text && step !== 'review');
}

/** The step before and after one. */
export function stepBefore(step: AgreementStep): AgreementStep | undefined {
  return AGREEMENT_STEPS[AGREEMENT_STEPS.indexOf(step) - 1];
}

export function stepAfter(step: AgreementStep): AgreementStep {
  return AGREEMENT_STEPS[AGREEMENT_STEPS.indexOf(step) + 1] ?? 'review';
}
