import { COMMON_CLAUSES } from '@aangan/shared-kit/domain/home-services/common-clauses';
import type { AGREEMENT_STEPS } from '@aangan/shared-kit/links/agreements';
import { invalidFields } from '@aangan/shared-kit/platform/form-definition';
import { firstOpenStep, stepForm } from './agreement-steps.ts';
import { type TypedAgreement, termsOf, typedOf } from './typed-agreement.ts';

const DAY = '2026-11-24';
const TYPED: TypedAgreement = {
  ...{ city: 'pune', home: '12, 5th Lane, Kothrud', pin: '411004', rent: '25,000', deposit: '1,00,000' },
  ...{ from: '2026-12-01', months: '24', rentDay: '5', noticeMonths: '1', lockInMonths: '6' },
  ...{ landlordName: 'Asha Rao', landlordPhone: '98450 12345', landlordAddress: '4, MG Road, Bangalore' },
  ...{ tenantName: 'Ravi Menon', tenantPhone: '98450 12346', tenantAddress: '7, Park Street, Kolkata' },
  ...{ 'clause-pets': 'yes', ownClauses: 'The tenant waters the plants.\n\nThe terrace is shared.' },
};
const problems = (step: (typeof AGREEMENT_STEPS)[number], change: TypedAgreement) => {
  const typed = { ...TYPED, ...change };
  return invalidFields(stepForm(step, { day: DAY, typed }), typed);
};

it('the first step that is not complete is where everybody goes on', () => {
  expect(firstOpenStep({ day: DAY, typed: {} })).toBe('home');
  expect(firstOpenStep({ day: DAY, typed: { ...TYPED, tenantName: '' } })).toBe('parties');
  expect(firstOpenStep({ day: DAY, typed: TYPED })).toBe('review');
});

it('what was typed becomes terms and comes back the same', () => {
  const terms = termsOf(TYPED);
  const pets = COMMON_CLAUSES.find(({ id }) => id === 'pets')?.text;
  expect(terms).toMatchObject({
    rentRupees: 25_000,
    depositRupees: 100_000,
    months: 24,
    tenant: { phone: '9845012346' },
  });
  expect(terms.clauses).toEqual([pets, 'The tenant waters the plants.', 'The terrace is shared.']);
  expect(termsOf(typedOf(terms))).toEqual(terms);
});

it.each([
  ['home', { city: 'bangalore' }, 'months'],
  ['home', { from: '2026-11-23' }, 'from'],
  ['home', { deposit: 'x' }, 'deposit'],
  ['parties', { tenantPhone: '9845012345' }, 'tenantPhone'],
  ['terms', { months: '3', lockInMonths: '6' }, 'lockInMonths'],
  ['clauses', { ownClauses: 'No' }, 'ownClauses'],
] as const)('the step %s with %j names the field %s', (step, change, field) => {
  expect(Object.keys(problems(step, change))).toEqual([field]);
});
