import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import type { Device } from '@aangan/shared-kit/platform/platform';

/** The facts of a visitor's request that the platform needs. */
export interface Visitor {
  readonly requestId: string;
  /** W3C trace context of the request, for the calls made for it. */
  readonly traceparent?: string;
  /** IP address. */
  readonly address: string;
  readonly origin: string;
  readonly userAgent: string;
  readonly device: Device;
  readonly cookie: string | undefined;
  readonly deviceId: string;
  /** The city of the cookie, unchecked; it may not exist. */
  readonly city: string | undefined;
  /** The tab of the search box that was opened last. */
  readonly category: ListingCategory | undefined;
  /** Whether the visitor is abroad; undefined where the country cookie does not say. */
  readonly nri: boolean | undefined;
  /** Epoch ms. */
  readonly now: number;
}
