import { NEWER_EVENT_MINIMUM_VERSION } from '@aangan/shared-kit/domain/platform-limits';
import type { EventProperties, NativeApp } from '@aangan/shared-kit/platform/platform';

/** The format for apps from the minimum version on. */
interface NewerEvent {
  readonly event: string;
  readonly properties: EventProperties;
  /** Epoch ms. */
  readonly at: number;
}

/** The format for older apps: texts only. */
interface OlderEvent {
  readonly event: string;
  /** JSON in which every value is a text. */
  readonly params: string;
}

export type AppEvent = NewerEvent | OlderEvent;

/**
 * An event in the format that the app supports. A version of 0 is unknown, and gets the format that every app supports.
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
