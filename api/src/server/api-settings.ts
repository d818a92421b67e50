/** What the handlers need to know of the place they run in. */
export interface ApiSettings {
  /** Public prefix of pictures, without a slash at the end: `/assets`. */
  readonly assetUrl: string;
  /** The clock, epoch ms. */
  readonly now: () => number;
}
