/** Signs of known scams, with the sentence for the person in danger. */
export const SCAM_WARNINGS = {
  MONEY_BEFORE_VISIT:
    'Never pay before you have seen the home. A token, a gate pass or a visit never costs money here.',
  FAR_AWAY_OWNER: 'People who say they are in the army or abroad, and cannot show the home, are often not its owner.',
  KEYS_BY_COURIER: 'Keys are handed over at the home. Whoever sends them by courier against money has no home to let.',
  RECEIVE_BY_PAYING: 'You never scan a code, accept a request or enter a PIN to receive money. That pays it out.',
  SECRET_CODE: 'Share no OTP and no PIN with anybody, not even with us.',
  REMOTE_CONTROL: 'Install no app that lets others see your screen, and open no link to pay.',
  HURRY: 'Somebody who presses you to pay at once wants you not to look. Take your time and visit first.',
  UNUSUAL_PAYMENT: 'Gift cards, crypto and money to other people’s accounts cannot be brought back.',
  PAPERS_BEFORE_VISIT: 'Nobody needs your Aadhaar or PAN before a visit. Share them when you sign the agreement.',
} as const;

export type ScamSign = keyof typeof SCAM_WARNINGS;

export const SCAM_SIGNS = Object.keys(SCAM_WARNINGS) as [ScamSign, ...ScamSign[]];
