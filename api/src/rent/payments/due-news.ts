import { indiaDayStart } from '@aangan/shared-kit/domain/india-day';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { isQuiet } from '@aangan/shared-kit/domain/quiet-hours';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import type { DueState } from '@aangan/shared-kit/domain/rent/payment-states';
import { shortName } from '@aangan/shared-kit/domain/short-name';
import { asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type NoticeDeps, sendEach } from '../../foundation/messages/public.ts';
import type { SealedText } from '../../foundation/sealed-text/public.ts';
import { account, reminderChannel } from '../../people/accounts/public.ts';
import { landlordOf, openSealed } from '../landlords/public.ts';
import {
  type DueEventRow,
  type DueRow,
  rentDue,
  rentDueEvent,
  rentPayout,
  rentShare,
  rentTenancy,
} from './rent-payments.tables.ts';
import { landlordNews, payerNews, RENT_WORDS, shareNews } from './rent-payments.words.ts';

const RENT_NEWS_JOB = 'rent-news';

/** News in one run. */
const AT_ONCE = 500;

interface NewsDeps extends NoticeDeps {
  readonly sealedText: SealedText;
}

const earlier = alias(rentDueEvent, 'earlier');

/** The state of a due before an event. */
const stateBefore = sql<DueState | null>`(
  select ${earlier.state} from ${rentDueEvent} as earlier
  where ${earlier.dueId} = ${rentDueEvent.dueId} and ${earlier.id} < ${rentDueEvent.id}
  order by ${earlier.id} desc limit 1
)`;

/** Messages to payers and landlords about their dues, every minute. Payers get them by the channel that they chose. */
export function dueNews({ database, jobs, messages, sealedText, now }: NewsDeps): void {
  jobs.work(RENT_NEWS_JOB, async () => {
    const events = await database
      .select({ event: rentDueEvent, before: stateBefore, due: rentDue, owner: account })
      .from(rentDueEvent)
      .innerJoin(rentDue, eq(rentDue.id, rentDueEvent.dueId))
      .innerJoin(rentTenancy, eq(rentTenancy.id, rentDue.tenancyId))
      .innerJoin(account, eq(account.id, rentTenancy.accountId))
      .where(isNull(rentDueEvent.notifiedAt))
      .orderBy(asc(rentDueEvent.id))
      .limit(AT_ONCE);
    const ready = events.filter(({ owner }) => !isQuiet(owner, now()));
    await sendEach(ready, 'news of rent payments', async ({ event, before, due, owner }) => {
      await tellPayers(event, before, due, owner.id);
      await tellLandlord(event, due, shortName(owner.name));
      await database
        .update(rentDueEvent)
        .set({ notifiedAt: new Date(now()) })
        .where(eq(rentDueEvent.id, event.id));
    });
  });
  jobs.schedule(RENT_NEWS_JOB, '* * * * *');

  async function tellPayers(
    { id, state }: DueEventRow,
    before: DueState | null,
    due: DueRow,
    ownerId: string,
  ): Promise<void> {
    const payers = await database
      .select({ person: account, paise: rentShare.paise })
      .from(rentShare)
      .innerJoin(account, eq(account.id, rentShare.accountId))
      .where(eq(rentShare.dueId, due.id));
    for (const { person, paise } of payers) {
      const isOwner = person.id === ownerId;
      const news = newsFor(state, before, due, isOwner ? undefined : paise);
      const way = person.deletedAt === null ? reminderChannel(person) : undefined;
      if (news === undefined || way === undefined) continue;
      const values = { title: RENT_WORDS.title(due.kind, due.month), news, due: due.id };
      // Somebody with two shares gets one message.
      await messages.send({ ...way, template: 'rent-news', values, key: `rent-news ${id} ${person.id}` });
    }
  }

  async function tellLandlord({ id, state }: DueEventRow, due: DueRow, payer: string): Promise<void> {
    const landlord = await landlordOf(database, due.landlordId);
    const phone = landlord && openSealed(sealedText, landlord, 'phoneSealed');
    const [payout] = await database
      .select()
      .from(rentPayout)
      .where(eq(rentPayout.dueId, due.id))
      .orderBy(desc(rentPayout.attempt))
      .limit(1);
    const amount = formatRupees(due.paise / 100);
    const news = landlordNews(state, { payer, amount, bankReference: payout?.bankReference ?? null });
    if (news === undefined || phone === undefined) return;
    const values = { title: RENT_WORDS.title(due.kind, due.month), news };
    const key = `landlord-rent-news ${id}`;
    await messages.send({ to: { phone }, channel: 'SMS', template: 'landlord-rent-news', values, key });
  }
}

/** @param flatmatePaise share of somebody who did not open the tenancy; who did knows what they do themselves */
function newsFor(
  state: DueEventRow['state'],
  before: DueState | null,
  { dueOn, returnReason }: DueRow,
  flatmatePaise: number | undefined,
): string | undefined {
  if (state === 'collecting') {
    return flatmatePaise === undefined ? undefined : shareNews(flatmatePaise, formatDay(indiaDayStart(dueOn)));
  }
  return state === 'cancelled' && flatmatePaise === undefined
    ? undefined
    : payerNews(state, { before, reason: returnReason });
}
