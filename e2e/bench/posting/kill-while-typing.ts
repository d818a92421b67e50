import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Draft } from '@aangan/shared-kit/contracts/posting';
import type { BrowserContext, Page } from '@playwright/test';
import { type Random, seededRandom } from '../../../api/src/foundation/random/public.ts';
import { hydrated } from '../../support/hydrated.ts';
import { logIn } from '../../support/log-in.ts';
import { type OwnBrowser, openBrowser } from './own-browser.ts';

/** What is killed: the tab's process, the network, the API's process, or the browser with everything. */
const KILLED = ['tab', 'network', 'api', 'browser'] as const;
type Killed = (typeof KILLED)[number];
/** What is drawn: the site waits longer and longer with an API that ends again and again, so it is killed seldom. */
const DRAWN: readonly Killed[] = [...KILLED.filter((each) => each !== 'api'), ...KILLED, 'tab', 'network'];

/** Fields of the price step with what is typed into them, and what the draft has then. */
const FIELDS = ['price', 'deposit', 'maintenanceAmount'] as const;

/** What was typed earlier than this before a kill must not be lost. */
const PROMISED_MS = 1_000;
const LONGEST_TYPING_MS = 6_000;
/** How long an opened form may take to send what is stored on the device. */
const SENT_WITHIN_MS = 60_000;

interface Settings {
  /** Origin of a running site. */
  readonly site: string;
  /** Port of its API: its process is killed, and started again by the site. */
  readonly apiPort: number;
  readonly folder: string;
  readonly kills: number;
  readonly seed: string;
}

interface Typed {
  readonly field: (typeof FIELDS)[number];
  readonly value: number;
  /** Epoch ms. */
  readonly at: number;
}

export interface KilledTyping {
  readonly kills: number;
  /** Fields that were typed more than a second before a kill. */
  readonly promised: number;
  /** Those of them whose value is neither the typed one nor a later one. */
  readonly lost: readonly string[];
}

/** Types into the form of a listing and kills something at a random moment, again and again, with one profile. */
export async function killWhileTyping({ site, apiPort, folder, kills, seed }: Settings): Promise<KilledTyping> {
  const random = seededRandom(seed);
  const profile = path.join(folder, 'profile');
  let browser = await openBrowser(profile);
  const lost: string[] = [];
  let promised = 0;
  try {
    await logIn(browser.context, site);
    // A killed browser has not stored its newest cookies; the login is not what is tested here.
    const cookies = await browser.context.cookies();
    for (let kill = 0; kill < kills; kill += 1) {
      const killed = random.pick(DRAWN);
      const id = await startDraft(browser.context, site);
      const address = `${site}/property/manage/rent/${id}/price`;
      const typed = await typeUntilKilled(browser, address, { killed, random, apiPort });
      const killedAt = Date.now();
      if (killed === 'browser') {
        rmSync(path.join(profile, 'DevToolsActivePort'), { force: true });
        browser = await openBrowser(profile);
        await browser.context.addCookies(cookies);
      }
      const due = latest(typed.filter(({ at }) => at < killedAt - PROMISED_MS));
      promised += due.length;
      const missing = await stillMissing(browser.context, { site, address, id }, due, typed);
      lost.push(...missing.map(({ field, value }) => `kill ${kill} (${killed}): ${field} ${value}`));
    }
  } finally {
    await browser.kill();
  }
  return { kills, promised, lost };
}

/** A new draft; waits for an API that was killed. */
async function startDraft(context: BrowserContext, site: string): Promise<string> {
  const ask = () =>
    context.request.post(`${site}/api/v1/property/manage`, {
      headers: { device: 'DESKTOP', 'idempotency-key': crypto.randomUUID() },
      data: { category: 'RENT', city: 'bangalore' },
    });
  const deadline = Date.now() + SENT_WITHIN_MS;
  let made = await ask();
  while (made.status() === 503 && Date.now() < deadline) {
    await pause(200);
    made = await ask();
  }
  if (!made.ok()) throw new Error(`No draft: ${made.status()} ${await made.text()}`);
  const { id } = (await made.json()) as Draft;
  return id;
}

interface Moment {
  readonly killed: Killed;
  readonly random: Random;
  readonly apiPort: number;
}

/** @returns what was typed before the kill */
async function typeUntilKilled(browser: OwnBrowser, address: string, moment: Moment): Promise<Typed[]> {
  const { killed, random, apiPort } = moment;
  const page = await browser.context.newPage();
  await page.goto(address);
  await hydrated(page);
  const until = Date.now() + random.between(0, LONGEST_TYPING_MS);
  const typed: Typed[] = [];
  while (Date.now() < until) {
    const field = random.pick(FIELDS);
    const value = Math.round(random.between(1_000, 90_000));
    await page.locator(`#field-${field}`).fill(String(value));
    typed.push({ field, value, at: Date.now() });
    await pause(random.between(0, 900));
  }
  await kill(browser, page, killed, apiPort);
  return typed;
}

async function kill(browser: OwnBrowser, page: Page, killed: Killed, apiPort: number): Promise<void> {
  if (killed === 'browser') return browser.kill();
  if (killed === 'api') process.kill(processOf(apiPort), 'SIGKILL');
  if (killed === 'network') await browser.context.setOffline(true);
  // Whatever else is gone, the tab does not stay to send the rest.
  const crashed = page.waitForEvent('crash');
  await Promise.all([crashed, page.goto('chrome://crash').catch(() => undefined)]);
  await page.close();
  await browser.context.setOffline(false);
}

/** The process that was started with this port. Linux only. */
function processOf(apiPort: number): number {
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const environment = readFileSync(`/proc/${entry}/environ`, 'utf8').split('\0');
      const command = readFileSync(`/proc/${entry}/cmdline`, 'utf8');
      if (environment.includes(`API_PORT=${apiPort}`) && /api\/dist\/main\.js/.test(command)) return Number(entry);
    } catch {
      // A process that has ended meanwhile, or somebody else's.
    }
  }
  throw new Error(`No API has the port ${apiPort}.`);
}

/** The last value of each field. */
function latest(typed: readonly Typed[]): Typed[] {
  return [...new Map(typed.map((each) => [each.field, each])).values()];
}

interface Form {
  readonly site: string;
  readonly address: string;
  readonly id: string;
}

/** Opens the form again and waits until the server has every promised value, or a later one of the same field. */
async function stillMissing(context: BrowserContext, form: Form, due: readonly Typed[], all: readonly Typed[]) {
  const page = await context.newPage();
  const deadline = Date.now() + SENT_WITHIN_MS;
  let missing = due;
  while (missing.length > 0 && Date.now() < deadline) {
    const answer = await opened(page, form);
    const values = answer ? answer.values : {};
    missing = due.filter(
      ({ field, at }) => !all.some((each) => each.field === field && each.at >= at && each.value === values[field]),
    );
    if (missing.length > 0) await pause(200);
  }
  await page.close();
  // A person has a limited number of unfinished drafts.
  await context.request.delete(`${form.site}/api/v1/property/manage/${form.id}/draft`, {
    headers: { device: 'DESKTOP' },
  });
  return missing;
}

/** The draft once its form is open; undefined while the API is being started again. */
async function opened(page: Page, { site, address, id }: Form): Promise<Draft | undefined> {
  if (page.url() !== address) {
    const shown = await page.goto(address).catch(() => undefined);
    if (!shown?.ok()) return undefined;
  }
  const answer = await page
    .context()
    .request.get(`${site}/api/v1/property/manage/${id}`)
    .catch(() => undefined);
  return answer?.ok() ? ((await answer.json()) as Draft) : undefined;
}
