import path from 'node:path';
import { chatLink } from '@aangan/shared-kit/links/chat';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Browser } from 'playwright';
import { type Database, joinPostgres, openDatabase } from '../../api/src/foundation/database/public.ts';
import { chatConversation, chatMember, chatMessage } from '../../api/src/meeting/chat/public.ts';
import { account } from '../../api/src/people/accounts/public.ts';
import { listing, listingOwner } from '../../api/src/search/listings/public.ts';
import type { SiteSettings } from '../../scripts/site/site-settings.ts';
import { logIn } from '../support/log-in.ts';
import { atMost, type BenchTable, note } from './bench-table.ts';
import { median } from './median.ts';
import { CPU_SLOWDOWN, launchBrowser, slowestPress } from './press-timing.ts';

const PHONE = { width: 390, height: 844 };
const MESSAGES = 5_000;
const KEY_LIMIT_MS = 50;
/** A page of earlier messages that takes longer will not come. */
const STALLED_MS = 20_000;
const TYPED = 'May I visit on Saturday at 4 pm with my family?';

/** Measures the slowest key in the field for messages, with 5,000 messages of the conversation on the page. */
export async function benchChatTyping({ port, dataFolder }: SiteSettings, runs: number): Promise<BenchTable> {
  const postgres = await joinPostgres({ folder: path.join(dataFolder, 'postgres') });
  const { database, close } = openDatabase(postgres.url);
  const browser = await launchBrowser();
  try {
    const found: number[] = [];
    for (let run = 0; run < Math.min(runs, 3); run += 1) {
      found.push(await slowestKey(browser, database, `http://127.0.0.1:${port}`));
    }
    return {
      name: `Typing in a chat with ${MESSAGES} messages on the page, processor ${CPU_SLOWDOWN} times slower`,
      rows: [
        atMost('slowest key, median', median(found), 'ms', KEY_LIMIT_MS),
        note('slowest key, worst', Math.max(...found), 'ms'),
      ],
    };
  } finally {
    await browser.close();
    await close();
    await postgres.stop();
  }
}

async function slowestKey(browser: Browser, database: Database, site: string): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  try {
    const { phone } = await logIn(context, site);
    const id = await longChat(database, phone);
    const page = await context.newPage();
    const log = page.getByRole('region', { name: 'Messages' });
    return await slowestPress(
      page,
      site + chatLink(id),
      async () => {
        // The limit is for keys: a press on the field would be counted, too.
        await page.getByRole('textbox', { name: 'Your message' }).focus();
        await page.keyboard.type(TYPED, { delay: 80 });
      },
      async () => {
        // The box is reversed: its top is the most negative place.
        await log.evaluate(readBack, { messages: MESSAGES, stalledMs: STALLED_MS });
        await log.evaluate((box) => box.scrollTo(0, 0));
      },
    );
  } finally {
    await context.close();
  }
}

/** Runs in the page and scrolls to the oldest message. @throws Error when no earlier messages come */
async function readBack(log: Element, { messages, stalledMs }: { messages: number; stalledMs: number }): Promise<void> {
  let shown = 0;
  for (let since = performance.now(); shown < messages; ) {
    log.scrollTo(0, -log.scrollHeight);
    await new Promise(requestAnimationFrame);
    const now = log.querySelectorAll('li').length;
    if (now > shown) since = performance.now();
    else if (performance.now() - since > stalledMs) throw new Error(`No messages came before the last ${now}`);
    shown = now;
  }
}

/** Stores a long conversation of the person with this number. @returns its id */
async function longChat(database: Database, phone: string): Promise<string> {
  const [seeker] = await database
    .select()
    .from(account)
    .where(eq(account.phone, `+91${phone}`));
  if (!seeker) throw new Error('The person was not found.');
  const [home] = await database
    .select({ listingId: listing.id, ownerId: listingOwner.accountId })
    .from(listing)
    .innerJoin(listingOwner, eq(listingOwner.listingId, listing.id))
    .where(and(eq(listing.active, true), isNotNull(listingOwner.accountId), ne(listingOwner.accountId, seeker.id)))
    .limit(1);
  if (!home) throw new Error('There is no listing.');
  const id = `cnv_${phone.padStart(20, '0')}`;
  const at = new Date();
  const pair = { listingId: home.listingId, seekerId: seeker.id, ownerId: home.ownerId };
  await database.insert(chatConversation).values({ ...pair, id, beganBy: seeker.id, createdAt: at, lastSeq: MESSAGES });
  const member = { conversationId: id, lastAt: at, listed: true, lastSeq: MESSAGES, readSeq: MESSAGES };
  await database
    .insert(chatMember)
    .values([pair.seekerId, pair.ownerId].map((accountId) => ({ ...member, accountId })));
  for (let from = 0; from < MESSAGES; from += 500) {
    await database.insert(chatMessage).values(
      Array.from({ length: 500 }, (_, index) => ({
        conversationId: id,
        seq: from + index + 1,
        authorId: index % 3 === 0 ? pair.seekerId : pair.ownerId,
        clientKey: `bench-${from + index}`,
        kind: 'text' as const,
        text: `Message ${from + index + 1}: the flat has two balconies, and the kitchen is new.`,
        createdAt: new Date(at.getTime() - (MESSAGES - from - index) * 60_000),
      })),
    );
  }
  return id;
}
