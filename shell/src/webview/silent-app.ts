import type { Device, NativeApp } from '@aangan/shared-kit/platform/platform';
import { appVersionOf } from './app-version.ts';
import { isApp } from './surface.ts';

/** The app as pages see it while they are rendered on the server: it is there, and nothing can be asked of it yet. */
export function silentApp(device: Device, userAgent: string): NativeApp | undefined {
  if (!isApp(device)) return undefined;
  const nothing = () => undefined;
  const version = appVersionOf(userAgent);
  return { kind: device, version, back: nothing, close: nothing, share: nothing, openOutside: nothing };
}
