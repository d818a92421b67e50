import type { PricedLine } from '@aangan/shared-kit/contracts/home-services';
import { SmallText, Stack } from '@aangan/shared-kit/ui/layout';
import styles from './price-lines.module.css';
import { amountText, PRICE_WORDS, taxNote } from './price-lines.words.ts';
import { Sum } from './sum.tsx';

/** Lines with their sums, `pricedLines` of the contract. */
export interface PricedLinesFacts {
  readonly lines: readonly PricedLine[];
  /** Sums of the lines, paise. */
  readonly gst: {
    readonly taxablePaise: number;
    readonly cgstPaise: number;
    readonly sgstPaise: number;
    readonly igstPaise: number;
  };
  /** Name of the state whose tax is due. */
  readonly placeOfSupply: string;
  /** Sum of the lines, paise. */
  readonly totalPaise: number;
}

export interface PriceLinesProps {
  readonly price: PricedLinesFacts;
  /** What the last row says: `Total` by default, `To pay now`. */
  readonly totalLabel?: string;
}

/** What a booking costs, line by line with GST; the tax is behind a toggle. The lines add up to the total. */
export function PriceLines({ price, totalLabel = PRICE_WORDS.total }: PriceLinesProps) {
  const { lines, totalPaise } = price;
  return (
    <Stack gap={8}>
      <dl className={styles.sums}>
        {lines.map(({ description, paise }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and two may have one description
          <Sum key={index} term={description} amount={amountText(paise)} />
        ))}
        <Sum term={totalLabel} amount={amountText(totalPaise)} strong />
      </dl>
      <TaxParts price={price} />
    </Stack>
  );
}

/** The tax of a price: what is taxed, and how much goes to the centre and the state. */
function TaxParts({ price: { lines, gst, placeOfSupply, totalPaise } }: Pick<PriceLinesProps, 'price'>) {
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = gst;
  const note = taxNote(lines, placeOfSupply);
  const taxPaise = cgstPaise + sgstPaise + igstPaise;
  if (taxPaise === 0) return <SmallText>{note}</SmallText>;
  const untaxedPaise = totalPaise - taxablePaise - taxPaise;
  return (
    <details>
      <summary className={styles.toggle}>{PRICE_WORDS.madeUp}</summary>
      <dl className={styles.parts}>
        <Sum term={PRICE_WORDS.taxable} amount={amountText(taxablePaise)} />
        {igstPaise > 0 && <Sum term="IGST" amount={amountText(igstPaise)} />}
        {cgstPaise > 0 && <Sum term="CGST" amount={amountText(cgstPaise)} />}
        {sgstPaise > 0 && <Sum term="SGST" amount={amountText(sgstPaise)} />}
        {untaxedPaise !== 0 && <Sum term={PRICE_WORDS.untaxed} amount={amountText(untaxedPaise)} />}
      </dl>
      <SmallText>{note}</SmallText>
    </details>
  );
}
