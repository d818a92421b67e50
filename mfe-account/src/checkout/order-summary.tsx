import type { Order } from '@aangan/shared-kit/contracts/orders';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { LinedFacts } from '@aangan/shared-kit/ui/lined-rows';
import styles from './checkout.module.css';
import { ORDER_SUMMARY_WORDS } from './order-summary.words.ts';

/** What is bought, with its tax, and how it is paid. */
export function OrderSummary({ order }: { readonly order: Order }) {
  const { lines, gst, discountPaise, totalPaise, walletPaise, gatewayPaise, placeOfSupply } = order;
  return (
    <Section gap={12} aria-labelledby="summary">
      <h2 id="summary">Your order</h2>
      <LinedFacts>
        {lines.map(({ description, paise }) => (
          <Sum key={description} term={description} paise={paise} />
        ))}
        {discountPaise > 0 && <Sum term="Claim" paise={-discountPaise} />}
        <Sum term="Total" paise={totalPaise} strong />
        {walletPaise > 0 && <Sum term="From your wallet" paise={-walletPaise} />}
        {walletPaise > 0 && <Sum term="To pay now" paise={gatewayPaise} strong />}
      </LinedFacts>
      {gst ? (
        <SmallText>{ORDER_SUMMARY_WORDS.gst(taxWords(gst), formatPaise(gst.taxablePaise), placeOfSupply)}</SmallText>
      ) : (
        <SmallText>{ORDER_SUMMARY_WORDS.noGst}</SmallText>
      )}
    </Section>
  );
}

function Sum({ term, paise, strong = false }: { readonly term: string; readonly paise: number; strong?: boolean }) {
  const amount = paise < 0 ? `−${formatPaise(-paise)}` : formatPaise(paise);
  return (
    <div className={strong ? styles.strong : undefined}>
      <dt>{term}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

function taxWords({ cgstPaise, sgstPaise, igstPaise }: NonNullable<Order['gst']>): string {
  return igstPaise > 0
    ? `IGST ${formatPaise(igstPaise)}`
    : `CGST ${formatPaise(cgstPaise)} and SGST ${formatPaise(sgstPaise)}`;
}
