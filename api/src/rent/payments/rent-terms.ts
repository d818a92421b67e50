import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { arrivalDay, feesOn, needsLandlordKyc, RENT_METHODS } from '@aangan/shared-kit/domain/rent/fee';
import { RENT_PAYMENT_LIMITS } from '@aangan/shared-kit/domain/rent/payment-limits';

/**
 * Fees, limits and arrival days of rent that is paid now.
 * @param now epoch ms
 * @param takesCards whether the landlord may be paid by card; without one, all ways are listed
 */
export function rentTerms(now: number, takesCards = true): CallAnswer<'GET /api/v1/rent-pay/terms'> {
  const { from, fees } = feesOn(indiaDay(now));
  const { leastPaise, mostPaise, panAbovePaise } = RENT_PAYMENT_LIMITS;
  const methods = RENT_METHODS.filter((method) => takesCards || !needsLandlordKyc(method)).map((method) => ({
    method,
    basisPoints: fees[method].basisPoints,
    leastFeePaise: fees[method].leastPaise,
    arrivalDay: arrivalDay(now, method),
    needsLandlordKyc: needsLandlordKyc(method),
  }));
  return { methods, ratesFrom: from, leastPaise, mostPaise, panAbovePaise };
}
