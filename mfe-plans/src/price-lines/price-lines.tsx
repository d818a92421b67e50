import type { PlanOrderDetails, Quotation } from '@aangan/shared-kit/contracts/plan-purchase';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { SmallText, Stack } from '@aangan/shared-kit/ui/layout';
import { LinedFacts } from '@aangan/shared-kit/ui/lined-rows';
import { PAID_BY_WORDS } from './paid-by.words.ts';
import styles from './price-lines.module.css';

interface Priced extends Pick<PlanOrderDetails, 'lines' | 'totalPaise' | 'walletPaise' | 'gatewayPaise'> {
  /** The tax, where it is known. */
  readonly gst?: Quotation['gst'];
  readonly placeOfSupply?: string;
}

interface PriceLinesProps {
  readonly price: Priced;
  /** What the last row says: what is still to pay, or what was paid. */
  readonly paid?: boolean;
}

/** How a price is made up, line by line; the sum of the lines is the total. */
export function PriceLines({
  price: { lines, totalPaise, walletPaise, gatewayPaise, gst, placeOfSupply },
  paid,
}: PriceLinesProps) {
  const discount = lines.reduce((sum, line) => sum + line.discountPaise, 0);
  return (
    <Stack gap={8}>
      <LinedFacts>
        {lines.map(({ kind, description, paise }) => (
          <Sum key={`${kind}:${description}`} term={description} paise={paise} />
        ))}
        {discount > 0 && <Sum term="Claim" paise={-discount} />}
        <Sum term="Total" paise={totalPaise} strong />
        {walletPaise > 0 && <Sum term="From your wallet" paise={-walletPaise} />}
        {walletPaise > 0 && <Sum term={paid ? PAID_BY_WORDS.byGateway : 'To pay now'} paise={gatewayPaise} strong />}
      </LinedFacts>
      {gst && <SmallText>{taxWords(gst, placeOfSupply)}</SmallText>}
    </Stack>
  );
}

function Sum({ term, paise, strong = false }: { readonly term: string; readonly paise: number; strong?: boolean }) {
  return (
    <div className={strong ? styles.strong : undefined}>
      <dt>{term}</dt>
      <dd>{paise < 0 ? `−${formatPaise(-paise)}` : formatPaise(paise)}</dd>
    </div>
  );
}

function taxWords({ cgstPaise, sgstPaise, igstPaise }: Quotation['gst'], place: string | undefined): string {
  const tax =
    igstPaise > 0
      ? `IGST ${formatPaise(igstPaise)}`
      : `CGST ${formatPaise(cgstPaise)} and SGST ${formatPaise(sgstPaise)}`;
  return `Includes GST: ${tax}.${place === undefined ? '' : ` Place of supply: ${place}.`}`;
}
