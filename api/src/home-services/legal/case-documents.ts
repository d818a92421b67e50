import type { CitySlug } from '@aangan/shared-kit/domain/cities';
import { type CaseForm, caseAnswers } from '@aangan/shared-kit/domain/home-services/legal-case-fields';
import { LEGAL_CASE_DAYS } from '@aangan/shared-kit/domain/home-services/legal-case-steps';
import { type LegalCaseType, legalService } from '@aangan/shared-kit/domain/home-services/legal-services';
import { POLICE_OF_CITY } from '@aangan/shared-kit/domain/home-services/police-of-city';
import { AGREEMENT_WORDS } from './agreement.words.ts';
import type { LegalText } from './legal-pdf.ts';

interface CaseFacts {
  readonly city: CitySlug;
  readonly form: CaseForm;
  /** Our number of the case. */
  readonly number: string;
}

/** The form by which a landlord informs the police of a tenant, ready to print. */
export function policeFormText({ city, form, number, isDraft }: CaseFacts & { readonly isDraft: boolean }): LegalText {
  return {
    title: `Information about a tenant for the ${POLICE_OF_CITY[city]}`,
    mark: isDraft ? AGREEMENT_WORDS.draft : null,
    facts: [`Number: ${number}`, ...answersOf('LEGAL_POLICE_INTIMATION', { city, form })],
    clauses: [
      'The landlord has let the home named above to the tenant from the day named above.',
      'The tenant has agreed that these facts are given to the police.',
      'A copy of the tenant’s identity document and a photo are attached by the landlord.',
    ],
    end: ['Signature of the landlord: ____________________', 'Received by the police station: ____________________'],
  };
}

/** What a tenant agrees to. */
export function consentText({
  type,
  city,
  form,
}: Omit<CaseFacts, 'number'> & { readonly type: LegalCaseType }): LegalText {
  const receiver = type === 'LEGAL_POLICE_INTIMATION' ? `the ${POLICE_OF_CITY[city]}` : 'the landlord';
  return {
    title: `Consent of a tenant: ${legalService(type).name}`,
    mark: null,
    facts: answersOf(type, { city, form }),
    clauses: [
      `I agree that Aangan uses these facts for the ${legalService(type).name.toLowerCase()} of ${form.landlordName ?? 'the landlord'}.`,
      `The result goes to ${receiver}, and to nobody else.`,
      `Everything is deleted ${LEGAL_CASE_DAYS} days after the last step.`,
      'I can refuse. Nothing is done then.',
    ],
    end: [],
  };
}

/** An agreement to sell, as our lawyers begin it. */
export function saleAgreementText({ city, form, number }: CaseFacts): LegalText {
  const { sellerName = '', buyerName = '', home = '', pin = '', price = '', advance = '', wishes = '' } = form;
  return {
    title: 'Agreement to sell',
    mark: AGREEMENT_WORDS.draft,
    facts: [`Number: ${number}`, ...answersOf('LEGAL_SALE_AGREEMENT', { city, form })],
    clauses: [
      `${sellerName} sells the property at ${home}, PIN code ${pin}, to ${buyerName} for ₹${price}.`,
      advance === '' ? 'No advance was paid.' : `The buyer has paid an advance of ₹${advance}.`,
      'The rest is paid on the day on which the sale deed is registered.',
      'The seller owns the property free of loans and claims, and hands over all documents on that day.',
      'The buyer pays stamp duty and registration of the sale deed.',
      ...(wishes === '' ? [] : [wishes]),
    ],
    end: ['Signature of the seller: ____________________', 'Signature of the buyer: ____________________'],
  };
}

function answersOf(type: LegalCaseType, { city, form }: Omit<CaseFacts, 'number'>): string[] {
  return caseAnswers(type, city, form).map(({ label, value }) => `${label}: ${value}`);
}
