import { indiaDayStart } from '@aangan/shared-kit/domain/india-day';
import { quietUntil } from '@aangan/shared-kit/domain/quiet-hours';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { shortName } from '@aangan/shared-kit/domain/short-name';
import type { Transaction } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import type { NoticeDeps } from '../../foundation/messages/public.ts';
import { accountOfId, personById, reminderChannel } from '../../people/accounts/public.ts';
import { dueOf, RENT_WORDS, tenancyOf } from '../payments/public.ts';
import { splitBackOn } from './late-due.ts';
import { newsText, newsTitle, type SplitNews } from './rent-split.words.ts';

const JOB = 'rent-split-news';

/** What a person is told. */
export interface NewsOfSplit {
  readonly news: SplitNews;
  readonly tenancyId: string;
  /** Who reads it. */
  readonly to: string;
  /** Who did it. */
  readonly by?: string;
  readonly dueId?: string;
}

/** Tells a person after their quiet hours, once the transaction commits. @param key news with one key are one */
export async function tellFlatmate(
  transaction: Transaction,
  jobs: Pick<Jobs, 'send'>,
  news: NewsOfSplit,
  now: number,
  key?: string,
): Promise<void> {
  const person = await personById(transaction, news.to);
  if (!person || person.deletedAt !== null) return;
  const end = quietUntil(person, now);
  const startAfter = end === undefined ? {} : { startAfter: new Date(end) };
  await jobs.send(JOB, news, { transaction, ...startAfter, ...(key !== undefined && { key }) });
}

/** Sends the news of shared rents by the channel that each person chose. */
export function splitNewsJob({ database, jobs, messages }: NoticeDeps): void {
  jobs.work<NewsOfSplit>(JOB, async ({ news, tenancyId, to, by, dueId }) => {
    const person = await accountOfId(database, to);
    const tenancy = await tenancyOf(database, tenancyId);
    const way = person && reminderChannel(person);
    if (!tenancy || !way) return;
    const who = by === undefined ? undefined : await accountOfId(database, by);
    const due = dueId === undefined ? undefined : await dueOf(database, dueId);
    const text = newsText(news, {
      who: shortName(who?.name ?? ''),
      due: due ? RENT_WORDS.title(due.kind, due.month) : '',
      backOn: due ? formatDay(indiaDayStart(splitBackOn(due))) : '',
    });
    const values = { title: newsTitle(tenancy.kind), news: text, tenancy: tenancyId };
    await messages.send({ ...way, template: 'rent-split-news', values });
  });
}
