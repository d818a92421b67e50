import type { Device } from '@aangan/shared-kit/platform/platform';

/**
 * Kind of device by user agent. The native apps name themselves with `AanganAndroid` or `AanganIOS`;
 * any other phone or tablet is the mobile web.
 * Source: product-and-plans, section 7 (device header).
 */
export function deviceOf(userAgent: string): Device {
  if (/AanganAndroid/.test(userAgent)) return 'ANDROID';
  if (/AanganIOS/.test(userAgent)) return 'IOS';
  return /Mobi|Android|iPhone|iPad/.test(userAgent) ? 'MOBILE_WEB' : 'DESKTOP';
}
