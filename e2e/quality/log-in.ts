import { randomInt } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { newAddress } from './own-address.ts';

/** A new person, logged in without the dialog: for tests about something else. */
export interface LoggedInPerson {
  readonly name: string;
  /** Ten digits. */
  readonly phone: string;
}

/** Makes an account by the API, as the sign-up dialog does, and leaves its login in the browser's cookies. */
export async function logIn(context: BrowserContext, site: string, name = 'Asha Rao'): Promise<LoggedInPerson> {
  const phone = `9${String(randomInt(1e9)).padStart(9, '0')}`;
  const { request } = context;
  // The device's cookie comes with the first page.
  await request.get(`${site}/page-not-found`);
  const headers = { device: 'DESKTOP', 'x-forwarded-for': newAddress() };
  const sent = await request.post(`${site}/api/v1/user/otp/send`, { headers, data: { purpose: 'sign-up', phone } });
  const { attempt }: { attempt: string } = await sent.json();
  const outbox = await request.get(`${site}/api/dev/outbox.json`, { params: { to: `+91${phone}` } });
  const { messages }: { messages: { text: string }[] } = await outbox.json();
  const otp = /\d{6}/.exec(messages[0]?.text ?? '')?.[0];
  const data = { attempt, otp, name, email: `${phone}@example.test` };
  const made = await request.post(`${site}/api/v1/user/account/create`, { headers, data });
  if (!made.ok()) throw new Error(`Nobody could be logged in: ${made.status()} ${await made.text()}`);
  return { name, phone };
}
