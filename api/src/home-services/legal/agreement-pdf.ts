import type { AgreementParty, AgreementTerms } from '@aangan/shared-kit/domain/home-services/rental-agreement';
import PDFDocument from 'pdfkit';
import { messageTime } from '../../foundation/messages/public.ts';
import { AGREEMENT_WORDS, agreementClauses } from './agreement.words.ts';

const MARGIN = 56;

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
  /** Null for a draft. */
  readonly stamp: { readonly certificate: string; readonly signatures: readonly Signed[] } | null;
}

/** Draws an agreement: a draft, or the copy with stamp and signatures. */
export async function agreementPdf({ terms, number, at, stamp }: AgreementFacts): Promise<Buffer> {
  const info = { Title: 'Rental agreement', Author: 'Aangan', CreationDate: at, ModDate: at };
  const pdf = new PDFDocument({ size: 'A4', margin: MARGIN, info });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  pdf.font('Helvetica-Bold').fontSize(18).text('Rental agreement').moveDown(0.5);
  pdf.font('Helvetica').fontSize(10).text(`Number: ${number}`);
  pdf.text(stamp === null ? AGREEMENT_WORDS.draft : `E-stamp: ${stamp.certificate}`).moveDown();
  for (const [role, { name, address }] of [
    ['Landlord', terms.landlord],
    ['Tenant', terms.tenant],
  ] as const) {
    pdf.text(printable(`${role}: ${name}, ${address}`));
  }
  pdf.moveDown().fontSize(11);
  for (const [index, clause] of agreementClauses(terms).entries()) {
    pdf.text(printable(`${index + 1}. ${clause}`)).moveDown(0.5);
  }
  pdf.moveDown().fontSize(10);
  for (const { party, at: signedAt } of stamp?.signatures ?? []) {
    pdf.text(
      printable(`Signed electronically by the ${party}, ${terms[party].name}, on ${messageTime(signedAt.getTime())}.`),
    );
  }
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

/** The standard fonts have no rupee sign, and only Latin letters. */
function printable(text: string): string {
  return text.replaceAll('₹', 'Rs. ').replaceAll('’', "'");
}
