import { claimCovers } from '@aangan/shared-kit/domain/claim';
import { GST_RATES, type GstParts, type GstRate } from '@aangan/shared-kit/domain/gst';
import { type LinePrice, linePrices } from '@aangan/shared-kit/domain/order-price';
import type { ClaimRow } from '../wallet/public.ts';
import type { LineRow } from './orders.queries.ts';

type Discount = Pick<ClaimRow, 'paise' | 'targetServices'>;

/** The price of an order. */
export interface PricedOrder {
  readonly lines: readonly (LineRow & LinePrice)[];
  readonly discountPaise: number;
  readonly totalPaise: number;
  /** Sums of all lines. */
  readonly gst: GstParts;
}

/** The price of an order's lines, with a claim if there is one. */
export function pricedOrder(
  lines: readonly LineRow[],
  claim: Discount | undefined,
  isInterState: boolean,
): PricedOrder {
  const prices = linePrices(
    lines.map((line) => ({
      paise: line.paise,
      gstRate: gstRateOf(line),
      isDiscountable: claim !== undefined && covers(claim, line),
    })),
    claim?.paise ?? 0,
    isInterState,
  );
  const sum = (pick: (price: LinePrice) => number) => prices.reduce((total, price) => total + pick(price), 0);
  return {
    lines: lines.flatMap((line, index) => {
      const price = prices[index];
      return price ? [{ ...line, ...price }] : [];
    }),
    discountPaise: sum((price) => price.discountPaise),
    totalPaise: sum((price) => price.netPaise),
    gst: {
      taxablePaise: sum((price) => price.taxablePaise),
      cgstPaise: sum((price) => price.cgstPaise),
      sgstPaise: sum((price) => price.sgstPaise),
      igstPaise: sum((price) => price.igstPaise),
    },
  };
}

/** Whether a claim lowers the price of one of the lines. */
export function coversAny(claim: Pick<ClaimRow, 'targetServices'>, lines: readonly LineRow[]): boolean {
  return lines.some((line) => covers(claim, line));
}

/** The codes that claims may name. */
export function claimCodes(lines: readonly LineRow[]): string[] {
  return lines.flatMap(({ claimCode }) => claimCode ?? []);
}

function covers(claim: Pick<ClaimRow, 'targetServices'>, { claimCode }: LineRow): boolean {
  return claimCode !== null && claimCovers(claim, claimCode);
}

function gstRateOf({ gstRate }: LineRow): GstRate {
  const rate = GST_RATES.find((each) => each === gstRate);
  if (rate === undefined) throw new RangeError(`${gstRate} is no rate of GST`);
  return rate;
}
