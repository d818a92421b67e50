import type { Challenge } from '@aangan/shared-kit/domain/challenge';

/** A challenge, with what its answer must be bound to. */
export interface Asked {
  /** One word for the call: `otp-send`. */
  readonly action: string;
  /** Digest of action, device and subject: the answer counts for nothing else. */
  readonly binding: string;
  /** 1 to `HIGHEST_CHALLENGE_LEVEL`. */
  readonly level: number;
}

/** What an answer must be bound to: one of the bindings. */
interface Bound {
  readonly action: string;
  readonly bindings: readonly string[];
}

/** A right answer. */
interface Answered {
  readonly level: number;
  /** Names the answer, so that it counts once. */
  readonly nonce: string;
  readonly expiresAt: Date;
}

/** Makes challenges and checks their answers. */
export interface ChallengeProvider {
  readonly name: string;
  issue(asked: Asked, now: number): Promise<Challenge>;
  /**
   * The answer of a request, if it is right and for one of these bindings.
   * @param answer the header's JSON, unchecked
   * @param address of the visitor
   */
  check(
    answer: unknown,
    asked: Bound,
    facts: { readonly address: string; readonly now: number },
  ): Promise<Answered | undefined>;
}
