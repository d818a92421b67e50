import type { CreditCheck } from '@aangan/shared-kit/contracts/credit-reports';
import { stateNow } from '@aangan/shared-kit/domain/credit/credit-check';
import type { CreditFacts } from '@aangan/shared-kit/domain/credit/credit-facts';

import { maskedPan } from '@aangan/shared-kit/domain/kyc-fields';
import type { SealedText } from '../../foundation/sealed-text/public.ts';
import type { CreditCheckRow } from './credit.tables.ts';

const panPlace = (id: string) => `credit_check.pan ${id}`;
const factsPlace = (id: string) => `credit_check.facts ${id}`;

/** The columns of a PAN. */
export function panColumns(sealedText: SealedText, id: string, pan: string) {
  return { panSealed: sealedText.seal(pan, panPlace(id)), panShown: maskedPan(pan) };
}

export function openPan(sealedText: SealedText, { id, panSealed }: CreditCheckRow): string {
  return sealedText.open(panSealed, panPlace(id));
}

export function sealFacts(sealedText: SealedText, id: string, facts: CreditFacts): string {
  return sealedText.seal(JSON.stringify(facts), factsPlace(id));
}

/** A check as its person sees it. @param now epoch ms */
export function wireCheck(sealedText: SealedText, row: CreditCheckRow, now: number): CreditCheck {
  const { id, bureau, isSample, panShown: pan, factsSealed } = row;
  const askedAt = row.askedAt.getTime();
  const facts = factsSealed === null ? null : (JSON.parse(sealedText.open(factsSealed, factsPlace(id))) as CreditFacts);
  return { id, bureau, isSample, pan, askedAt, state: stateNow(row.state, askedAt, now), facts };
}
