/** Shown only where the browser could not pass the check by itself, for example without JavaScript. */
export const CHALLENGE_WORDS = {
  needed:
    'We could not check that you are a person. Switch on JavaScript and try again, or log in with a code by e-mail.',
} as const;
