/** Sentences of the shell around a page. */
export const APP_WORDS = {
  failed: 'Something went wrong. Please try again.',
  home: 'Go to the home page',
  footer:
    'Owners and home seekers meet here without a broker. Nobody sees your phone number until you agree. Pictures marked “Illustration” are drawn, not photographed.',
  gate: 'We send a code to your phone. This page opens after you log in.',
  gateScript: 'To log in, switch on JavaScript.',
  loadHint: 'The rest of the site works. You can try again or use the menu above.',
  loadTitle: 'This page could not be loaded',
  dataTitle: 'The details could not be loaded',
  dataHint: 'This is our fault, and you have lost nothing. The rest of the site works.',
  renderHint: 'Try again to restart the page. The rest of the site works.',
  accountTitle: 'We cannot reach your account right now',
  accountHint: 'You need not log in again, and you have lost nothing. Please try again in a moment.',
  offlineHint: 'You have lost nothing. The page opens again when the network is back.',
  regionFailed: 'This part of the page could not be loaded.',
  regionStopped: 'This part of the page stopped working.',
  notInteractive: 'You can read this page, but its buttons may not work yet.',
} as const;
