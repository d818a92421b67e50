/** Header in which a repeated call carries the answer to the challenge of a refusal (428). */
export const CHALLENGE_HEADER = 'challenge-answer';

/** Status of a call that needs a challenge first. */
export const CHALLENGE_STATUS = 428;

/** Work that the browser does, without the person. */
export interface ProofOfWork {
  readonly kind: 'proof-of-work';
  readonly challenge: {
    readonly parameters: Readonly<Record<string, unknown>>;
    readonly signature: string;
  };
}

/** A check by Cloudflare's widget, which asks the person only in doubt. */
export interface TurnstileCheck {
  readonly kind: 'turnstile';
  readonly siteKey: string;
  readonly action: string;
  /** Binds the answer to this challenge. */
  readonly data: string;
}

/** What a browser is asked to do before a call is answered: `details.challenge` of a 428. */
export type Challenge = ProofOfWork | TurnstileCheck;

/** Highest price of a call. Each level is twice the work of the one before. */
export const HIGHEST_CHALLENGE_LEVEL = 6;
