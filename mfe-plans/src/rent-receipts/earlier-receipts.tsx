import type { ReceiptSummary } from '@aangan/shared-kit/contracts/rent-receipts';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { periodWords } from '@aangan/shared-kit/domain/rent-receipts/receipt-periods';
import { receiptsReadyLink } from '@aangan/shared-kit/links/rent-receipts';
import { Link } from '@aangan/shared-kit/platform/router';
import { Rows, Section, SplitRow } from '@aangan/shared-kit/ui/layout';
import { RECEIPTS_WORDS } from './rent-receipts.words.ts';

/** Receipts that this visitor has made before. */
export function EarlierReceipts({ receipts }: { readonly receipts: readonly ReceiptSummary[] }) {
  if (receipts.length === 0) return null;
  return (
    <Section aria-labelledby="earlier">
      <h2 id="earlier">{RECEIPTS_WORDS.earlier}</h2>
      <Rows>
        {receipts.map(({ id, landlord, totalRupees, ...period }) => (
          <SplitRow as="li" key={id}>
            <Link to={receiptsReadyLink(id)}>
              {periodWords(period)}, {landlord}
            </Link>
            <span>{formatRupees(totalRupees)}</span>
          </SplitRow>
        ))}
      </Rows>
    </Section>
  );
}
