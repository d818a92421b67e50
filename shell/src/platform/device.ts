import type { Device } from '@aangan/shared-kit/platform/platform';

/**
 * Kind of device by user agent. The native apps identify themselves with `AanganAndroid` or `AanganIOS`; any other
 * phone or tablet is the mobile web. Source: product-and-plans, section 7 (device header).
 */
export function deviceOf(userAgent: string): Device {
  if (/AanganAndroid/.test(userAgent)) return 'ANDROID';
  if (/AanganIOS/.test(userAgent)) return 'IOS';
  return /Mobi|Android|iPhone|iPad/.test(userAgent) ? 'MOBILE_WEB' : 'DESKTOP';
}

const DEVICES: readonly string[] = ['ANDROID', 'IOS', 'MOBILE_WEB', 'DESKTOP'] satisfies Device[];

/**
 * Kind of device of a request: by its `device` header, else its device cookie, else its user agent. Unknown values are
 * ignored. Source: product-and-plans, section 7 (device header).
 */
export function deviceOfRequest(said: {
  readonly header: string | readonly string[] | undefined;
  readonly cookie: string | undefined;
  readonly userAgent: string;
}): Device {
  return [said.header, said.cookie].find(isDevice) ?? deviceOf(said.userAgent);
}

function isDevice(said: string | readonly string[] | undefined): said is Device {
  return typeof said === 'string' && DEVICES.includes(said);
}
