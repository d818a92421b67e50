import { NEWER_EVENT_MINIMUM_VERSION } from '@aangan/shared-kit/domain/platform-limits';
import type { EventProperties, NativeApp } from '@aangan/shared-kit/platform/platform';

/** What apps from the minimum version on take. */
interface NewerEvent {
  readonly event: string;
  readonly properties: EventProperties;
  /** Epoch ms. */
  readonly at: number;
}

/** What apps before it take: nothing but texts. */
interface OlderEvent {
  readonly event: string;
  /** JSON, every value a text. */
  readonly params: string;
}

export type AppEvent = NewerEvent | OlderEvent;

/**
 * An event in the format that the app understands. A version of 0 is unknown, and gets what every app takes.
 * Source: services-and-platform, section 9 (minimum app versions for the newer event format).
 */
export function appEvent(
  app: Pick<NativeApp, 'kind' | 'version'>,
  event: string,
  properties: EventProperties,
  at: number,
): AppEvent {
  if (app.version >= NEWER_EVENT_MINIMUM_VERSION[app.kind]) return { event, properties, at };
  const texts = Object.entries(properties).map(([name, value]) => [name, String(value)]);
  return { event, params: JSON.stringify(Object.fromEntries(texts)) };
}
