/** What the process of a trial is started with. */
export interface TrialOrder {
  /** Text of a registry document in which the release is live. */
  readonly document: string;
  /** Origin of the files of all releases in it. */
  readonly files: string;
  /** Origin of an API. */
  readonly apiUrl: string;
}

/** What the process says: once where it listens, then each line of its log. */
export type TrialMessage = { readonly origin: string } | { readonly failed: string };
