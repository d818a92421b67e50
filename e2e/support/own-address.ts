import { randomInt } from 'node:crypto';

/** A network address that nobody else has used: what is limited by address counts each visitor for themselves. */
export function newAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** For `test.use({ extraHTTPHeaders: ownAddress })`: each test is a visitor with an address of its own. */
export async function ownAddress(
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  {}: object,
  use: (headers: Record<string, string>) => Promise<void>,
): Promise<void> {
  await use({ 'x-forwarded-for': newAddress() });
}
