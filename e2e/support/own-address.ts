import { randomInt } from 'node:crypto';

/** An unused network address, so that limits by address count each visitor separately. */
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
