/** Wrong attempts of an address before it must wait. */
export const TRIES = 10;
/** ms after which wrong attempts are forgotten. */
const DELETE_AFTER_MS = 15 * 60 * 1000;
/** Maximum number of addresses stored. */
const ADDRESSES = 10_000;

/** Counts wrong login attempts by address, to limit guessing of tokens. */
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
    return found && now() - found.since < DELETE_AFTER_MS ? found : undefined;
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
