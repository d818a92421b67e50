import type { ErrorPlace, EventProperties, OutsideScript } from '@aangan/shared-kit/platform/platform';

/** A page that has come on screen. */
export interface ShownPage {
  readonly remote: string;
  readonly page: string;
  /** The pattern that matched: names the route without anybody's ids. */
  readonly pattern: string;
  /** Why there is a fallback instead, or undefined. */
  readonly failure?: string;
  /** ms until it was on screen, where that can be told. */
  readonly ms?: number;
}

/** The part of the platform that no first view needs: its code comes once the page is usable. */
export interface Services {
  report(error: unknown, where: ErrorPlace): void;
  track(event: string, properties?: EventProperties): void;
  convert(experiment: string, goal: string): void;
  loadScript(script: OutsideScript): Promise<void>;
  pageShown(page: ShownPage): void;
  /** Opens the privacy choices. */
  choosePrivacy(): void;
}
