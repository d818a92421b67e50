import type { Release } from '@aangan/shared-kit/build/release';
import { RegistryRefusal } from '../refusal.ts';
import type { Registry } from '../registry.ts';

/** A stored release, or undefined when servers refuse it for its signature: then no visitor gets it. */
export async function trustedRelease(registry: Registry, name: string, version: string): Promise<Release | undefined> {
  try {
    return await registry.readRelease(name, version);
  } catch (error) {
    if (error instanceof RegistryRefusal) return undefined;
    throw error;
  }
}
