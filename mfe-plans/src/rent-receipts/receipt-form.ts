import { parseRupees } from '@aangan/shared-kit/domain/money';
import { RECEIPT_INTERVALS } from '@aangan/shared-kit/domain/rent-receipts/receipt-periods';
import {
  homeAddressProblem,
  landlordNameProblem,
  landlordPanProblem,
  RENT_PAID_BY,
  rentProblem,
  tenantNameProblem,
} from '@aangan/shared-kit/domain/rent-receipts/receipt-rules';
import { receiptsReadyLink } from '@aangan/shared-kit/links/rent-receipts';
import { actOnForm, defineForm } from '@aangan/shared-kit/platform/form-definition';
import type { ActionArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';

/** Value of `pan` where the landlord has none. */
export const NO_PAN = 'none';

/** Fields and rules of the form. */
export const RECEIPT_FORM = defineForm({
  name: 'rent-receipts',
  fields: {
    rent: rentProblem,
    from: undefined,
    to: (to, { from }) => (to < from ? 'The last month is before the first one.' : undefined),
    interval: undefined,
    tenant: tenantNameProblem,
    address: homeAddressProblem,
    landlord: landlordNameProblem,
    pan: undefined,
    landlordPan: (typed, { rent, pan }) =>
      landlordPanProblem(typed, { rentRupees: parseRupees(rent) ?? 0, hasNoPan: pan === NO_PAN }),
    paidBy: undefined,
  },
});

/** Makes the receipts and leads to them. */
export function makeReceipts({ form, platform: { http } }: ActionArgs) {
  return actOnForm(RECEIPT_FORM, form, async ({ rent, pan, landlordPan, interval, paidBy, ...typed }) => {
    const hasNoPan = pan === NO_PAN;
    const { receiptId } = await http.request('POST /api/v1/rent-receipts', {
      json: {
        ...typed,
        rentRupees: parseRupees(rent) ?? 0,
        landlordPan: hasNoPan ? '' : landlordPan,
        landlordHasNoPan: hasNoPan,
        interval: RECEIPT_INTERVALS.find((each) => each === interval) ?? 'month',
        paidBy: RENT_PAID_BY.find((each) => each === paidBy) ?? 'bank',
      },
    });
    return redirect(receiptsReadyLink(receiptId));
  });
}
