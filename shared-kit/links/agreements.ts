import type { LegalSample } from '../domain/home-services/legal-samples.ts';

/** Rental agreements. */
export const RENTAL_AGREEMENT_LINK = '/rental-agreement';

/** The price of a rental agreement in a city: `/rental-agreement/pune`. */
export function agreementPriceLink(city: string): `/${string}` {
  return `${RENTAL_AGREEMENT_LINK}/${city}`;
}

/** Steps of the form of a rental agreement, in their order. */
export const AGREEMENT_STEPS = ['home', 'parties', 'terms', 'clauses', 'review'] as const;
export type AgreementStep = (typeof AGREEMENT_STEPS)[number];

/** A step of the form. */
export function agreementStepLink(step: AgreementStep): string {
  return `${RENTAL_AGREEMENT_LINK}/new/${step}`;
}

/** One of the viewer's agreements: draft, payment, signatures and copy. */
export function agreementLink(bookingId: string): string {
  return `${RENTAL_AGREEMENT_LINK}/booking/${bookingId}`;
}

/** Samples of legal documents. */
export const LEGAL_DOCUMENTS_LINK = '/legal-document';

/** A sample to read: `/legal-document/rental-agreement`. */
export function legalSampleLink(name: LegalSample): `/${string}` {
  return `${LEGAL_DOCUMENTS_LINK}/${name}`;
}
