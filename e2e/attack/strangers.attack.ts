import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { codeSentTo, newNumber } from '../support/sms-code.ts';

const site = () => process.env.E2E_URL ?? '';

/** A call from a device that was invented for it, in the network of everybody here. */
async function asStranger(path: string, data: object): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    device: 'MOBILE_WEB',
    cookie: `aangan_device=${randomUUID()}`,
  };
  return (await fetch(`${site()}${path}`, { method: 'POST', headers, body: JSON.stringify(data) })).status;
}

async function statusesOf(count: number, ask: () => Promise<number>): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  for (let each = 0; each < count; each++) {
    const status = await ask();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  return statuses;
}

test('invented devices use up the codes and checks of a number and a network, and a visitor signs up there', async ({
  page,
  request,
}) => {
  const phone = newNumber();
  const checks = await statusesOf(60, () => asStranger('/api/v1/user/phone/check', { phone }));
  const codes = await statusesOf(60, () => asStranger('/api/v1/user/otp/send', { phone }));
  console.log('checks', Object.fromEntries(checks), 'codes', Object.fromEntries(codes));
  expect(checks.get(428)).toBeGreaterThanOrEqual(40);
  expect(codes.get(428)).toBeGreaterThanOrEqual(57);

  const challenged: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 428) challenged.push(new URL(answer.url()).pathname);
  });
  await page.goto(`${site()}/profile/shortlist`);
  await hydrated(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mobile number').fill(phone);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Continue with your number only' }).click();
  const code = dialog.getByLabel('6-digit code');
  await code.fill(await codeSentTo(request, phone, { after: codes.get(200) ?? 0, site: site() }));
  await expect(dialog).toBeHidden();
  // New accounts have a price of their own, which depends on how many the attacks before have made here.
  expect(challenged.slice(0, 2)).toEqual(['/api/v1/user/phone/check', '/api/v1/user/otp/send']);
});

test('invented devices of one network hold two slots of a home at most', async ({ request }) => {
  const search = { category: 'RENT', city: 'bangalore', size: 1 };
  const answer = await request.get(`${site()}/api/v1/property/search`, { params: search });
  const { records }: { records: { id: string }[] } = await answer.json();
  const home = records[0]?.id ?? '';
  const days = await (await request.get(`${site()}/nb/api/v3/slot/booking/${home}/getDays`)).json();
  const times: number[] = [];
  for (const { date } of days.responseBody.days) {
    const slots = await request.get(`${site()}/nb/api/v3/slot/booking/${home}/getSlots`, { params: { date } });
    times.push(...(await slots.json()).responseBody.slots.map(({ timeEpoch }: { timeEpoch: number }) => timeEpoch));
  }
  const statuses = new Map<number, number>();
  for (const timeEpoch of times) {
    const status = await asStranger(`/api/v1/slot/${home}/hold`, { timeEpoch });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  console.log(`${times.length} slots, holds by status`, Object.fromEntries(statuses));
  expect(statuses.get(200)).toBe(1);
  expect(statuses.get(428)).toBe(times.length - 1);
});
