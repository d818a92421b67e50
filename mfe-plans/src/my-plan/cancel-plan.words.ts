/** Sentences of the question before a plan is cancelled. */
export const CANCEL_PLAN_WORDS = {
  ends: ({ goesOn, refundUntil }: { readonly goesOn: string | null; readonly refundUntil: string | null }) =>
    `The plan ends at once. You keep the numbers you already have.${goesOn === null ? '' : ` Your ${goesOn} plan continues with what it had left.`}${refundUntil === null ? '' : ` You can cancel with a refund until ${refundUntil}.`}`,
  cancel: (amount: string) => `Cancel and get ${amount} back`,
} as const;
