import { type CitySlug, cityBySlug } from '@aangan/shared-kit/domain/cities';
import { COMMON_CLAUSES, type CommonClause } from '@aangan/shared-kit/domain/home-services/common-clauses';
import type { AgreementTerms } from '@aangan/shared-kit/domain/home-services/rental-agreement';
import { groupDigits, parseRupees } from '@aangan/shared-kit/domain/money';

/** What was typed, by field of `agreement-steps.ts`. */
export type TypedAgreement = Readonly<Record<string, string>>;

/** The field of a common clause. */
export function clauseField(id: CommonClause): `clause-${CommonClause}` {
  return `clause-${id}`;
}

/** The city that was chosen; Bangalore before. */
export function typedCity(typed: TypedAgreement): CitySlug {
  return cityBySlug(typed.city ?? '')?.slug ?? 'bangalore';
}

/** One clause a line. */
export function ownClauses(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The terms of complete steps, as the call takes them. */
export function termsOf(typed: TypedAgreement): AgreementTerms & { clauses: string[] } {
  const text = (field: string) => typed[field] ?? '';
  const party = (role: 'landlord' | 'tenant') => ({
    name: text(`${role}Name`),
    phone: text(`${role}Phone`).replace(/\D/g, '').slice(-10),
    address: text(`${role}Address`),
  });
  const common = COMMON_CLAUSES.filter(({ id }) => text(clauseField(id)) !== '').map((clause) => clause.text);
  return {
    city: typedCity(typed),
    pin: text('pin'),
    home: text('home'),
    landlord: party('landlord'),
    tenant: party('tenant'),
    rentRupees: parseRupees(text('rent')) ?? 0,
    depositRupees: parseRupees(text('deposit')) ?? 0,
    from: text('from'),
    months: Number(text('months')),
    noticeMonths: Number(text('noticeMonths')),
    lockInMonths: Number(text('lockInMonths')),
    rentDay: Number(text('rentDay')),
    clauses: [...common, ...ownClauses(text('ownClauses'))],
  };
}

/** The form of an agreement that is to be changed. */
export function typedOf(terms: AgreementTerms): TypedAgreement {
  const isCommon = (text: string) => COMMON_CLAUSES.some((clause) => clause.text === text);
  const chosen = COMMON_CLAUSES.filter(({ text }) => terms.clauses.includes(text));
  const party = (role: 'landlord' | 'tenant') => ({
    [`${role}Name`]: terms[role].name,
    [`${role}Phone`]: terms[role].phone,
    [`${role}Address`]: terms[role].address,
  });
  return {
    ...{ city: terms.city, pin: terms.pin, home: terms.home, from: terms.from },
    ...{ rent: groupDigits(terms.rentRupees), deposit: groupDigits(terms.depositRupees), months: String(terms.months) },
    ...party('landlord'),
    ...party('tenant'),
    noticeMonths: String(terms.noticeMonths),
    lockInMonths: String(terms.lockInMonths),
    rentDay: String(terms.rentDay),
    ...Object.fromEntries(chosen.map(({ id }) => [clauseField(id), 'yes'])),
    ownClauses: terms.clauses.filter((text) => !isCommon(text)).join('\n'),
  };
}
