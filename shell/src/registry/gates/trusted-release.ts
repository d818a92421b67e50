import type { Release } from '@aangan/shared-kit/build/release';
import { RegistryRefusal } from '../refusal.ts';
import type { Registry } from '../registry.ts';
import type { ShellFiles } from '../shell-files.ts';

/** A stored release, or undefined when servers refuse it for its signature: then no visitor gets it. */
export function trustedRelease(registry: Registry, name: string, version: string): Promise<Release | undefined> {
  return unlessRefused(registry.readRelease(name, version));
}

/** The same for a stored shell. */
export function trustedShell(registry: Registry, version: string): Promise<ShellFiles | undefined> {
  return unlessRefused(registry.readShell(version));
}

async function unlessRefused<Read>(read: Promise<Read>): Promise<Read | undefined> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof RegistryRefusal) return undefined;
    throw error;
  }
}
