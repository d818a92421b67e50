/** Signs of known scams, with the sentence for the person in danger. */
export const SCAM_WARNINGS = {
  MONEY_BEFORE_VISIT: 'Never pay before you have seen the home. Visits and gate passes on Aangan never cost money.',
  FAR_AWAY_OWNER: 'People who say they are in the army or abroad, and cannot show the home, are often not its owner.',
  KEYS_BY_COURIER: 'Owners hand over keys at the home. An offer to courier keys for money is a scam.',
  RECEIVE_BY_PAYING:
    'You never need to scan a code, accept a request or enter a PIN to receive money. All of these pay money out.',
  SECRET_CODE: 'Do not share an OTP or PIN with anybody, not even with us.',
  REMOTE_CONTROL: 'Do not install apps that let others see your screen. Do not open links to pay.',
  HURRY: 'Do not let anybody rush you into paying. Take your time and visit first.',
  UNUSUAL_PAYMENT: 'You cannot get back gift cards, crypto or money sent to other people’s accounts.',
  PAPERS_BEFORE_VISIT: 'Nobody needs your Aadhaar or PAN before a visit. Share them when you sign the agreement.',
} as const;

export type ScamSign = keyof typeof SCAM_WARNINGS;

export const SCAM_SIGNS = Object.keys(SCAM_WARNINGS) as [ScamSign, ...ScamSign[]];
