import type { EventProperties, OutsideScript } from '@aangan/shared-kit/platform/platform';

/** Where an error happened or a page was shown. */
export interface Place {
  readonly remote: string;
  readonly page?: string;
}

/** A page that has come on screen. */
export interface ShownPage extends Place {
  readonly page: string;
  /** The pattern that matched: names the route without anybody's ids. */
  readonly pattern: string;
  /** Why there is a fallback instead, or undefined. */
  readonly failure?: string;
}

/** The part of the platform that no first view needs: its code comes once the page is usable. */
export interface Services {
  report(error: unknown, where: Place): void;
  track(event: string, properties?: EventProperties): void;
  convert(experiment: string, goal: string): void;
  loadScript(script: OutsideScript): Promise<void>;
  pageShown(page: ShownPage): void;
}
