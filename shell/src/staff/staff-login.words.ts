/** Sentences of the staff login: with the token, and with an account. */
export const STAFF_LOGIN_WORDS = {
  title: 'Log in',
  heading: 'Staff login',
  about: 'For the people who release Aangan. What you change is stored with your name.',
  name: 'Your name',
  token: 'Staff token',
  tokenHelp: 'The token is in the configuration of the site. On your own machine, npm start prints where it is stored.',
  logIn: 'Log in',
  logOut: 'Log out',
  haveAccount: 'Do you have an account with the staff role?',
  withIt: 'Log in with your account',
  problems: {
    name: 'Enter your name in letters, for example Meera Nair.',
    token: 'This token is not right.',
    wait: 'You entered too many wrong tokens. Try again in 15 minutes.',
    elsewhere: 'The form was not sent from this page. Try again.',
  },
  account: {
    heading: 'Staff login with your account',
    about: 'Your staff login ends after 30 minutes without use, and after 12 hours at the latest.',
    /** Before, in and after the link to the site. */
    first: ['First', 'log in on the site', 'as usual. Then come back to this page.'],
    password: 'Your password',
    passwordHelp: 'We then send a code to your phone.',
    sendCode: 'Send the code',
    code: (sentTo: string) => `Code sent to ${sentTo}`,
    noCode: 'Did you not get a code?',
    again: 'Start again',
    notStaff: 'This account has no staff role.',
  },
  /** The API does not say whether somebody is staff. */
  unknown: {
    title: 'We cannot reach your account',
    heading: 'We cannot reach your account right now',
    about: 'You do not need to log in again. Please try again in a moment.',
    retry: 'Try again',
    repair: 'To repair a release meanwhile,',
    withToken: 'log in with the staff token',
  },
} as const;
