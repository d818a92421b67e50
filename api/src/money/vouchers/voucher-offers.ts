const RUPEE = 100;

/** A voucher that wallet money can buy. The partners are fictional. */
export interface VoucherOfferRow {
  readonly code: string;
  readonly partner: string;
  readonly title: string;
  readonly valuePaise: number;
  readonly pricePaise: number;
  /** Days from the purchase. */
  readonly validDays: number;
  readonly terms: readonly string[];
}

export const VOUCHER_OFFERS: readonly VoucherOfferRow[] = [
  {
    code: 'chulha-200',
    partner: 'Chulha Kitchens',
    title: 'Home-cooked meals',
    valuePaise: 200 * RUPEE,
    pricePaise: 190 * RUPEE,
    validDays: 180,
    terms: ['Use it in one order of ₹200 or more.', 'One voucher per order.'],
  },
  {
    code: 'sutra-500',
    partner: 'Sutra Furnishings',
    title: 'Curtains and bed linen',
    valuePaise: 500 * RUPEE,
    pricePaise: 460 * RUPEE,
    validDays: 180,
    terms: ['Use it in one order. The rest is not paid out.', 'Not for furniture.'],
  },
  {
    code: 'pahiya-300',
    partner: 'Pahiya Movers',
    title: 'Packing and moving',
    valuePaise: 300 * RUPEE,
    pricePaise: 280 * RUPEE,
    validDays: 365,
    terms: ['For moves within one city.', 'Name the code when you book.'],
  },
  {
    code: 'diya-100',
    partner: 'Diya Home Care',
    title: 'Cleaning at home',
    valuePaise: 100 * RUPEE,
    pricePaise: 95 * RUPEE,
    validDays: 90,
    terms: ['For any visit of two hours or more.', 'One voucher per visit.'],
  },
];

/** Terms of every voucher. */
export const VOUCHER_TERMS: readonly string[] = [
  'You cannot turn a voucher back into wallet money.',
  'The code works once. Show it only when you use it.',
];

export function voucherOffer(code: string): VoucherOfferRow | undefined {
  return VOUCHER_OFFERS.find((offer) => offer.code === code);
}
