import type { GstState } from './gst-state.ts';

/** Rates of services, in percent. 0 stands for what is not taxed. */
export const GST_RATES = [0, 5, 18, 40] as const;

export type GstRate = (typeof GST_RATES)[number];

/** An amount that includes GST, in its parts. They add up to the amount, to the paisa. */
export interface GstParts {
  readonly taxablePaise: number;
  /** Central GST, and state GST of the same amount: within one state. */
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  /** Integrated GST: from one state to another. */
  readonly igstPaise: number;
}

interface SupplyFacts {
  /** State of the property that the service is about. */
  readonly propertyState?: GstState | undefined;
  /** State of the buyer's address, where it is on record. */
  readonly buyerState?: GstState | undefined;
  /** The seller's own state. */
  readonly sellerState: GstState;
}

/**
 * The state whose tax is due: that of the property, else that of the buyer, else the seller's own.
 * Source: IGST Act, section 12 (2) and (3).
 */
export function placeOfSupply({ propertyState, buyerState, sellerState }: SupplyFacts): GstState {
  return propertyState ?? buyerState ?? sellerState;
}

/**
 * The parts of an amount that includes GST. Within a state the tax is two equal halves, each rounded to the paisa; from
 * one state to another it is one amount.
 * @param paise whole paise, ≥ 0
 * @throws RangeError for a negative amount, or one that is not whole
 */
export function gstParts(paise: number, rate: GstRate, isInterState: boolean): GstParts {
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError(`No tax on ${paise} paise`);
  const tax = (paise * rate) / (100 + rate);
  const half = isInterState ? 0 : Math.round(tax / 2);
  const igstPaise = isInterState ? Math.round(tax) : 0;
  return { taxablePaise: paise - 2 * half - igstPaise, cgstPaise: half, sgstPaise: half, igstPaise };
}

/** The tax in an amount, in paise. */
export function taxOf({ cgstPaise, sgstPaise, igstPaise }: GstParts): number {
  return cgstPaise + sgstPaise + igstPaise;
}
