import { type CitySlug, MAHARASHTRA_CITIES, NCR_CITIES, resolveCity } from '../cities.ts';
import { indiaDayStart } from '../india-day.ts';
import { indianPhoneError } from '../international-phone.ts';
import { parseRupees } from '../money.ts';
import { nameError } from '../name.ts';
import { formatDay } from '../relative-day.ts';
import type { LegalCaseType } from './legal-services.ts';

/** What was typed into the form of a case, by field. */
export type CaseForm = Readonly<Record<string, string>>;

/** How a field is typed, which also decides its rule. */
type FieldKind = 'name' | 'phone' | 'pin' | 'text' | 'long' | 'day' | 'money' | 'idType' | 'lastFour';

export interface CaseField {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly help?: string;
  readonly optional?: true;
  /** The only cities whose police ask for it. */
  readonly only?: 'maharashtra' | 'ncr';
}

/** Documents that prove who somebody is. Of the number only the last four characters are stored. */
export const ID_TYPES = ['Aadhaar', 'PAN card', 'Passport', 'Voter card', 'Driving licence'] as const;

const HOME: readonly CaseField[] = [
  { name: 'home', label: 'Address of the home', kind: 'long' },
  { name: 'pin', label: 'PIN code', kind: 'pin' },
];

const TENANT: readonly CaseField[] = [
  { name: 'landlordName', label: 'Landlord’s name', kind: 'name' },
  ...HOME,
  { name: 'tenantName', label: 'Tenant’s name', kind: 'name' },
  {
    name: 'tenantPhone',
    label: 'Tenant’s phone',
    kind: 'phone',
    help: 'The tenant gets a link by SMS and agrees first.',
  },
  { name: 'permanentAddress', label: 'Tenant’s permanent address', kind: 'long' },
  { name: 'idType', label: 'Identity document', kind: 'idType' },
  {
    name: 'idLastFour',
    label: 'Last four characters of its number',
    kind: 'lastFour',
    help: 'We never store a whole number.',
  },
  { name: 'employer', label: 'Employer or college', kind: 'text', optional: true },
];

const POLICE: readonly CaseField[] = [
  { name: 'from', label: 'First day in the home', kind: 'day' },
  {
    name: 'station',
    label: 'Police station',
    kind: 'text',
    help: 'The station of the home’s area, if you know it.',
    optional: true,
  },
  { name: 'knownBy', label: 'Two people who know the tenant, with phones', kind: 'long', only: 'maharashtra' },
  { name: 'family', label: 'Others who live in the home: names and ages', kind: 'long', optional: true, only: 'ncr' },
  { name: 'lastAddress', label: 'Tenant’s last address', kind: 'long', only: 'ncr' },
];

/** The form of each kind of case, in its order. */
const CASE_FIELDS: Readonly<Record<LegalCaseType, readonly CaseField[]>> = {
  LEGAL_TENANT_VERIFICATION: TENANT,
  LEGAL_POLICE_INTIMATION: [...TENANT, ...POLICE],
  LEGAL_SALE_AGREEMENT: [
    { name: 'sellerName', label: 'Seller’s name', kind: 'name' },
    { name: 'buyerName', label: 'Buyer’s name', kind: 'name' },
    ...HOME,
    { name: 'price', label: 'Price agreed', kind: 'money' },
    { name: 'advance', label: 'Advance paid', kind: 'money', optional: true },
    { name: 'wishes', label: 'What else you agreed on', kind: 'long', optional: true },
  ],
  LEGAL_PAPERS: [
    ...HOME,
    {
      name: 'wishes',
      label: 'What you want to know',
      kind: 'long',
      help: 'For example: loans on it, who owns it, pending tax.',
    },
  ],
  LEGAL_OPINION: [
    ...HOME,
    { name: 'wishes', label: 'Your question', kind: 'long', help: 'A lawyer reads it and answers in writing.' },
  ],
};

/** The fields of a case in a city. */
export function caseFields(type: LegalCaseType, city: CitySlug): readonly CaseField[] {
  const value = resolveCity(city)?.value;
  const isIn = { maharashtra: MAHARASHTRA_CITIES, ncr: NCR_CITIES } as const;
  return CASE_FIELDS[type].filter(({ only }) => only === undefined || isIn[only].some((each) => each === value));
}

/** Twelve digits, also in groups of four: an Aadhaar number. */
const AADHAAR = /(?<!\d)\d{4}[ -]?\d{4}[ -]?\d{4}(?!\d)/;

const RULES: Readonly<Record<FieldKind, (value: string) => string | undefined>> = {
  name: nameError,
  phone: indianPhoneError,
  pin: (value) => (/^[1-9]\d{5}$/.test(value) ? undefined : 'Enter a PIN code of six digits.'),
  text: (value) => (value.length < 2 || value.length > 120 ? 'Write between 2 and 120 characters.' : undefined),
  long: (value) => (value.length < 10 || value.length > 600 ? 'Write between 10 and 600 characters.' : undefined),
  day: (value) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? undefined : 'Choose a day.'),
  money: (value) => (parseRupees(value) === undefined ? 'Enter an amount in rupees.' : undefined),
  idType: (value) => (ID_TYPES.some((each) => each === value) ? undefined : 'Choose a document.'),
  lastFour: (value) => (/^[A-Za-z0-9]{4}$/.test(value) ? undefined : 'Enter the last four characters only.'),
};

/** The validation error of one field, in words for people; undefined when it is valid. */
export function caseFieldError({ kind, optional, label }: CaseField, typed: string): string | undefined {
  const value = typed.trim();
  if (value === '') return optional ? undefined : `Fill in: ${label}.`;
  if (kind !== 'phone' && AADHAAR.test(value))
    return 'Do not write a whole Aadhaar number. The last four digits are enough.';
  return RULES[kind](value);
}

/** A form with its own fields only, or the validation errors by field. */
export function checkedForm(
  type: LegalCaseType,
  city: CitySlug,
  typed: CaseForm,
): { readonly form: CaseForm; readonly problems: Readonly<Record<string, string>> } {
  const fields = caseFields(type, city);
  const form = Object.fromEntries(fields.map(({ name }) => [name, (typed[name] ?? '').trim()]));
  const problems = fields.flatMap((field) => {
    const problem = caseFieldError(field, form[field.name] ?? '');
    return problem === undefined ? [] : [[field.name, problem] as const];
  });
  return { form, problems: Object.fromEntries(problems) };
}

/** Labels with what was typed, without empty fields: for reading before paying, for staff and for the printed form. */
export function caseAnswers(type: LegalCaseType, city: CitySlug, form: CaseForm): { label: string; value: string }[] {
  return caseFields(type, city).flatMap(({ name, label, kind }) => {
    const value = form[name] ?? '';
    if (value === '') return [];
    const words = { lastFour: `•••• ${value}`, day: kind === 'day' ? formatDay(indiaDayStart(value)) : '' } as const;
    return [{ label, value: kind === 'lastFour' || kind === 'day' ? words[kind] : value }];
  });
}
