/** One thing to go on with: what it is, its link, and a fact about it. */
export interface ContinueLine {
  readonly label: string;
  readonly title: string;
  readonly to: string;
  readonly note: string;
}
