/** The title of the page of home loans. */
export const LOAN_HEAD_WORDS = {
  title: (title: string) => `${title}: lenders, rates and EMI | Aangan`,
} as const;
