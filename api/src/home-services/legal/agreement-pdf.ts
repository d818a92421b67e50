import type { AgreementParty, AgreementTerms } from '@aangan/shared-kit/domain/home-services/rental-agreement';
import { messageTime } from '../../foundation/messages/public.ts';
import { AGREEMENT_WORDS, agreementClauses } from './agreement.words.ts';
import { type LegalText, legalPdf } from './legal-pdf.ts';

interface Signed {
  readonly party: AgreementParty;
  readonly at: Date;
}

interface AgreementFacts {
  readonly terms: AgreementTerms;
  /** Our number of the agreement. */
  readonly number: string;
  /** The time of the PDF: the same bytes at each drawing. */
  readonly at: Date;
  /** Null for a draft. Without a certificate the paper of the stamp is in front of it. */
  readonly stamp: { readonly certificate: string | null; readonly signatures: readonly Signed[] } | null;
}

/** Draws an agreement: a draft, or the copy with stamp and signatures. */
export function agreementPdf({ at, ...facts }: AgreementFacts): Promise<Buffer> {
  return legalPdf(agreementText(facts), at);
}

/** The text of an agreement. */
export function agreementText({ terms, number, stamp }: Omit<AgreementFacts, 'at'>): LegalText {
  const { landlord, tenant } = terms;
  return {
    title: 'Rental agreement',
    mark: stamp === null ? AGREEMENT_WORDS.draft : null,
    facts: [
      `Number: ${number}`,
      ...(stamp?.certificate ? [`E-stamp: ${stamp.certificate}`] : []),
      `Landlord: ${landlord.name}, ${landlord.address}`,
      `Tenant: ${tenant.name}, ${tenant.address}`,
    ],
    clauses: agreementClauses(terms),
    end: (stamp?.signatures ?? []).map(
      ({ party, at }) =>
        `Signed electronically by the ${party}, ${terms[party].name}, on ${messageTime(at.getTime())}.`,
    ),
  };
}
