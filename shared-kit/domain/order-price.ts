import { type GstParts, type GstRate, gstParts } from './gst.ts';

interface OrderLine {
  /** The price, with GST; negative for what is taken off. */
  readonly paise: number;
  readonly gstRate: GstRate;
  /** Whether the discount may be taken off this line. */
  readonly isDiscountable: boolean;
}

/** The price of a line after its share of the discount, with its tax. */
export interface LinePrice extends GstParts {
  readonly discountPaise: number;
  /** What is paid for the line. */
  readonly netPaise: number;
}

/**
 * The price of each line after a discount. The discount is shared among the lines that it covers in proportion to their
 * prices, and never exceeds them, less what is taken off them. GST is due on what is left.
 */
export function linePrices(lines: readonly OrderLine[], discountPaise: number, isInterState: boolean): LinePrice[] {
  const shares = discountShares(
    lines.map(({ paise, isDiscountable }) => (isDiscountable ? paise : 0)),
    discountPaise,
  );
  return lines.map(({ paise, gstRate }, index) => {
    const share = shares[index] ?? 0;
    return { discountPaise: share, netPaise: paise - share, ...signedGst(paise - share, gstRate, isInterState) };
  });
}

/** The tax of a line. What is taken off takes its tax off too. */
function signedGst(paise: number, rate: GstRate, isInterState: boolean): GstParts {
  if (paise >= 0) return gstParts(paise, rate, isInterState);
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = gstParts(-paise, rate, isInterState);
  // `0 - 0` is 0, while `-0` is not.
  return { taxablePaise: -taxablePaise, cgstPaise: 0 - cgstPaise, sgstPaise: 0 - sgstPaise, igstPaise: 0 - igstPaise };
}

/**
 * Each share is the difference of two rounded sums, so that all shares add up to the discount. What is taken off has no
 * share of it.
 */
function discountShares(signed: readonly number[], discountPaise: number): number[] {
  const most = signed.reduce((sum, paise) => sum + paise, 0);
  const covered = signed.map((paise) => Math.max(0, paise));
  const total = covered.reduce((sum, paise) => sum + paise, 0);
  const discount = Math.min(discountPaise, Math.max(0, most));
  // The product of two amounts may exceed the safe integers.
  const shareOf = (sum: number) => (total === 0 ? 0 : Number((BigInt(discount) * BigInt(sum)) / BigInt(total)));
  let before = 0;
  return covered.map((paise) => {
    const from = shareOf(before);
    before += paise;
    return shareOf(before) - from;
  });
}

/** The least that a gateway collects. */
export const LEAST_GATEWAY_PAISE = 100;

/** How an order is paid: from the wallet first, and the rest through the gateway. */
export interface PaymentSplit {
  readonly walletPaise: number;
  readonly gatewayPaise: number;
}

/**
 * Splits a price between wallet and gateway. A rest below the gateway's minimum is avoided by leaving some in the wallet.
 * @param walletPaise what the wallet holds; 0 when it is not to be used
 */
export function splitPayment(totalPaise: number, walletPaise: number): PaymentSplit {
  const most = Math.min(totalPaise, Math.max(0, walletPaise));
  const rest = totalPaise - most;
  if (rest === 0 || rest >= LEAST_GATEWAY_PAISE) return { walletPaise: most, gatewayPaise: rest };
  const gatewayPaise = Math.min(totalPaise, LEAST_GATEWAY_PAISE);
  return { walletPaise: totalPaise - gatewayPaise, gatewayPaise };
}
