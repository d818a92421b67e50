import { Resolver } from 'node:dns/promises';
import type { NameLookup } from './crawlers.ts';

const TIMEOUT_MS = 1500;
const TRIES = 2;

/** A name or an address that does not exist, as against no answer. */
const NONE = new Set(['ENOTFOUND', 'ENODATA']);

/** Asks the name servers of this machine. */
export function dnsLookup(): NameLookup {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  return {
    namesOf: (address) => unlessNone(resolver.reverse(address)),
    async addressesOf(name) {
      const [four, six] = await Promise.all([unlessNone(resolver.resolve4(name)), unlessNone(resolver.resolve6(name))]);
      return [...four, ...six];
    },
  };
}

async function unlessNone(asked: Promise<string[]>): Promise<string[]> {
  try {
    return await asked;
  } catch (error) {
    if (NONE.has((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}
