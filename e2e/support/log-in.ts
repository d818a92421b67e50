import type { BrowserContext } from '@playwright/test';
import { newAddress } from './own-address.ts';
import { postAsBrowser } from './post-as-browser.ts';
import { codeSentTo, newNumber } from './sms-code.ts';

/** A new person, logged in without the dialog: for tests about something else. */
interface LoggedInPerson {
  readonly name: string;
  /** Ten digits. */
  readonly phone: string;
}

/** Makes an account by the API, as the sign-up dialog does, and stores its login in the browser's cookies. */
export async function logIn(
  context: BrowserContext,
  site: string,
  name = 'Asha Rao',
  phone = newNumber(),
): Promise<LoggedInPerson> {
  const { request } = context;
  // The device's cookie comes with the first page.
  await request.get(`${site}/page-not-found`);
  const headers = { device: 'DESKTOP', 'x-forwarded-for': newAddress() };
  const sent = await postAsBrowser(request, `${site}/api/v1/user/otp/send`, {
    headers,
    data: { purpose: 'sign-up', phone },
  });
  const { attempt }: { attempt: string } = await sent.json();
  const otp = await codeSentTo(request, phone, { site });
  const data = { attempt, otp, name, email: `${phone}@example.test` };
  const made = await postAsBrowser(request, `${site}/api/v1/user/account/create`, { headers, data });
  if (!made.ok()) throw new Error(`Nobody could be logged in: ${made.status()} ${await made.text()}`);
  return { name, phone };
}
