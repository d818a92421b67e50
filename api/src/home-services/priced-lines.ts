import type { PricedLine } from '@aangan/shared-kit/contracts/home-services';
import type { GstParts } from '@aangan/shared-kit/domain/gst';
import { type GstState, isGstState } from '@aangan/shared-kit/domain/gst-state';
import type { Business } from '@aangan/shared-kit/domain/home-services/booking-states';
import type { BookingLine } from '@aangan/shared-kit/domain/home-services/cart-lines';
import type { NewLine, Orders } from '../money/orders/public.ts';
import { SALES } from './sale-names.ts';

interface PricedLines {
  readonly lines: PricedLine[];
  readonly gst: GstParts;
  readonly placeOfSupply: string;
  readonly totalPaise: number;
}

interface Priced {
  readonly business: Business;
  readonly serviceType: string;
  readonly lines: readonly BookingLine[];
  /** State of the property. */
  readonly state: GstState;
}

/** The lines of a booking with their tax, by the rule that the order, its invoice and the ledger use. */
export function pricedLines(
  orders: Pick<Orders, 'quote'>,
  { business, serviceType, lines, state }: Priced,
): PricedLines {
  const price = orders.quote({
    purpose: SALES[business],
    lines: orderLines(lines, serviceType),
    claim: undefined,
    propertyState: state,
  });
  return {
    lines: price.lines.map(
      ({ description, paise, taxCode, gstRate, taxablePaise, cgstPaise, sgstPaise, igstPaise }, index) => ({
        sku: lines[index]?.sku ?? null,
        description,
        quantity: lines[index]?.quantity ?? 1,
        paise,
        code: taxCode,
        gstRate,
        taxablePaise,
        cgstPaise,
        sgstPaise,
        igstPaise,
      }),
    ),
    gst: price.gst,
    placeOfSupply: price.placeOfSupply,
    totalPaise: price.totalPaise,
  };
}

/** The lines of the order. Claims name the service: `HS_CLEANING`. */
export function orderLines(lines: readonly BookingLine[], serviceType: string): NewLine[] {
  return lines.map(({ description, paise, sac, gstRate }) => ({
    description,
    paise,
    tax: sac === null ? 'untaxed' : { code: sac, gstRate },
    ...(sac !== null && { claimCode: serviceType }),
  }));
}

/** The state of a stored code. */
export function stateOf(code: string): GstState {
  if (!isGstState(code)) throw new RangeError(`${code} is no state`);
  return code;
}
