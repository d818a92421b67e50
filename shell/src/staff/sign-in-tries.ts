/** Wrong tries an address has before it must wait. */
export const TRIES = 10;
/** ms after which wrong tries are forgotten. */
const FORGET_MS = 15 * 60 * 1000;
/** Addresses remembered at most. */
const ADDRESSES = 10_000;

/** Wrong tries to sign in, by address, so that nobody tries tokens for long. */
interface SignInTries {
  /** Whether the address may try now. */
  may(address: string): boolean;
  failed(address: string): void;
}

/** @param now epoch ms */
export function signInTries(now: () => number): SignInTries {
  const tries = new Map<string, { count: number; since: number }>();
  const known = (address: string) => {
    const found = tries.get(address);
    return found && now() - found.since < FORGET_MS ? found : undefined;
  };
  return {
    may: (address) => (known(address)?.count ?? 0) < TRIES,
    failed(address) {
      const before = known(address) ?? { count: 0, since: now() };
      tries.delete(address);
      tries.set(address, { count: before.count + 1, since: before.since });
      const oldest = tries.keys().next().value;
      if (tries.size > ADDRESSES && oldest !== undefined) tries.delete(oldest);
    },
  };
}
