/** Sentences of the KYC of landlords in the API. */
export const LANDLORD_KYC_WORDS = {
  noLink: 'This link is no longer valid. Ask your tenant for a new one.',
  tooMany: 'Too many requests. Try again in a minute.',
  notNow: 'Our staff are checking your documents, or have checked them. You cannot change them now.',
  missing: 'Add your PAN card and a proof of your account first.',
  noCase: 'These documents no longer wait for a decision.',
  noPaper: 'There is no such document.',
  verified: 'Your KYC at Aangan is finished. Your tenant can pay you by card. We have deleted your documents.',
  refused: (reason: string) =>
    `We could not finish your KYC: ${reason} We have deleted your documents. Please send new ones.`,
} as const;
