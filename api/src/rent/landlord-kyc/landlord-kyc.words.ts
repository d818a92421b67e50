/** Sentences of the KYC of landlords in the API. */
export const LANDLORD_KYC_WORDS = {
  noLink: 'This link is not valid any more. Ask your tenant for a new one.',
  tooMany: 'Too many requests. Try again in a minute.',
  notNow: 'These papers are being looked at, or have been. They cannot be changed now.',
  missing: 'Add your PAN card and a proof of your account first.',
  noCase: 'These papers do not wait any more.',
  noPaper: 'There is no such paper.',
  verified: 'Your KYC at Aangan is finished. Your tenant can pay you by card. We have deleted your papers.',
  refused: (reason: string) => `We could not finish your KYC: ${reason} We have deleted your papers; send others.`,
} as const;
