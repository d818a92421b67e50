import type { Device } from '@aangan/shared-kit/platform/platform';

/** What of a visitor's request the platform needs. */
export interface Visitor {
  readonly requestId: string;
  readonly origin: string;
  readonly userAgent: string;
  readonly device: Device;
  readonly cookie: string | undefined;
  readonly deviceId: string;
  /** What the cookie says; maybe no city at all. */
  readonly city: string | undefined;
  /** Whether the visitor is abroad; undefined where the country cookie does not say. */
  readonly nri: boolean | undefined;
  /** Epoch ms. */
  readonly now: number;
}
