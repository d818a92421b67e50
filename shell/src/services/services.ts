import type { ErrorPlace, EventProperties, OutsideScript } from '@aangan/shared-kit/platform/platform';

/** A page that is shown on screen. */
export interface ShownPage {
  readonly remote: string;
  readonly page: string;
  /** The pattern that matched: names the route without anybody's ids. */
  readonly pattern: string;
  /** Path of its address, where that is known. */
  readonly path?: string;
  /** About one person: advertisers get no data about it. */
  readonly personal?: true;
  /** Part of the product whose suggestions may appear on it. */
  readonly suggestions?: string;
  /** Other companies' scripts that load with it, besides those of every page. */
  readonly scripts?: readonly OutsideScript[];
  /** Scripts of every page that it must not have. */
  readonly withoutScripts?: readonly OutsideScript[];
  /** Why there is a fallback instead, or undefined. */
  readonly failure?: string;
  /** ms until it was on screen, where that is known. */
  readonly ms?: number;
}

/** The platform services that the first view does not need: their code loads once the page is usable. */
export interface Services {
  report(error: unknown, where: ErrorPlace): void;
  track(event: string, properties?: EventProperties): void;
  convert(experiment: string, goal: string): void;
  reached(goal: string): void;
  loadScript(script: OutsideScript): Promise<void>;
  pageShown(page: ShownPage): void;
  /** Opens the privacy choices. */
  choosePrivacy(): void;
}
