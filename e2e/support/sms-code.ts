import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';

/** Ten digits that are no phone number of an account yet. */
export function newNumber(): string {
  return `9${randomInt(100_000_000, 1_000_000_000)}`;
}

interface CodeWanted {
  /** Number of codes sent to the number before: waits for the next one. Default: none. */
  readonly after?: number;
  /** Origin of the site, where the request has none of its own. */
  readonly site?: string;
}

/** The newest code that was sent to a number of ten digits; waits for it. */
export async function codeSentTo(
  request: APIRequestContext,
  number: string,
  { after = 0, site = '' }: CodeWanted = {},
): Promise<string> {
  let codes: string[] = [];
  await expect
    .poll(async () => {
      const answer = await request.get(`${site}/api/dev/outbox.json`, { params: { to: `+91${number}` } });
      const { messages }: { messages: { text: string }[] } = await answer.json();
      codes = messages.flatMap(({ text }) => /^\d{6}(?= is your)/.exec(text)?.[0] ?? []);
      return codes.length;
    })
    .toBeGreaterThan(after);
  return codes[0] ?? '';
}
