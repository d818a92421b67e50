/** A year's pay and rent, ₹ a year. */
export interface HraFacts {
  /** Basic pay and dearness allowance. */
  readonly salaryRupees: number;
  readonly hraRupees: number;
  readonly rentRupees: number;
  readonly isMetro: boolean;
}

/** What of the allowance is free of tax, ₹ a year. */
export interface HraExemption {
  /** The three amounts of the rule; the least of them is exempt. */
  readonly parts: { readonly received: number; readonly rentAboveTenth: number; readonly shareOfSalary: number };
  readonly exemptRupees: number;
  readonly taxableRupees: number;
}

/** A financial year, where its rules were read, and the places with the share of 50 %. */
export interface HraYear {
  readonly year: string;
  readonly source: string;
  readonly metros: readonly string[];
}

const FOUR_METROS = ['Delhi', 'Mumbai', 'Kolkata', 'Chennai'] as const;

/** The years of the calculator, newest first. */
export const HRA_YEARS: readonly [HraYear, ...HraYear[]] = [
  {
    year: '2026-27',
    source: 'Income-tax Act 2025, and rule 279 as drafted in February 2026',
    metros: [...FOUR_METROS, 'Bangalore', 'Hyderabad', 'Pune', 'Ahmedabad'],
  },
  { year: '2025-26', source: 'Income-tax Act 1961, section 10(13A), and rule 2A', metros: FOUR_METROS },
];

const SHARE = { metro: 0.5, other: 0.4 } as const;

/** The exemption in the old regime. In the new regime nothing of the allowance is exempt. */
export function hraExemption({ salaryRupees, hraRupees, rentRupees, isMetro }: HraFacts): HraExemption {
  const parts = {
    received: hraRupees,
    rentAboveTenth: Math.max(0, Math.round(rentRupees - salaryRupees / 10)),
    shareOfSalary: Math.round(salaryRupees * (isMetro ? SHARE.metro : SHARE.other)),
  };
  const exemptRupees = Math.min(parts.received, parts.rentAboveTenth, parts.shareOfSalary);
  return { parts, exemptRupees, taxableRupees: hraRupees - exemptRupees };
}
