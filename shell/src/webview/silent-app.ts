import type { Device, NativeApp } from '@aangan/shared-kit/platform/platform';
import { appVersionOf } from './app-version.ts';
import { isApp } from './surface.ts';

/** The app during rendering on the server: it exists, but cannot be called yet. */
export function silentApp(device: Device, userAgent: string): NativeApp | undefined {
  if (!isApp(device)) return undefined;
  const nothing = () => undefined;
  const version = appVersionOf(userAgent);
  return { kind: device, version, back: nothing, close: nothing, share: nothing, openOutside: nothing };
}
