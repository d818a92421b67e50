import { contactOf } from '@aangan/shared-kit/domain/grievance';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import type { Database } from '../../foundation/database/public.ts';
import type { MessageTarget, NoticeDeps } from '../../foundation/messages/public.ts';
import { accountOfId } from '../accounts/public.ts';
import { grievanceByNumber } from './grievances.queries.ts';
import type { GrievanceRow } from './grievances.tables.ts';

const JOB = 'tell-of-grievance';

const TEMPLATES = { received: 'grievance-received', decided: 'grievance-decided' } as const;

/** What the sender is told. */
type News = keyof typeof TEMPLATES;

export interface GrievanceMessages {
  /** Acknowledges a grievance, or tells its sender that it is decided. The queue carries its number alone. */
  tell(news: News, number: string): Promise<void>;
}

/** Messages to people who sent a grievance, by SMS or mail. They answer a complaint, so quiet hours do not hold them. */
export function grievanceMessages({ database, jobs, messages }: NoticeDeps): GrievanceMessages {
  jobs.work<{ number: string; news: News }>(JOB, async ({ number, news }) => {
    const row = await grievanceByNumber(database, number);
    const to = row && (await targetOf(database, row));
    if (!row || !to) return;
    await messages.send({
      to,
      channel: 'email' in to ? 'EMAIL' : 'SMS',
      template: TEMPLATES[news],
      values: { number, token: row.token, day: formatDay(row.dueAt.getTime()) },
      key: `grievance ${news} ${number}`,
    });
  });
  return { tell: (news, number) => jobs.send(JOB, { number, news }, { key: `${news} ${number}` }) };
}

async function targetOf(database: Database, row: GrievanceRow): Promise<MessageTarget | undefined> {
  if (row.accountId === null) return contactOf(row.contact ?? '');
  const person = await accountOfId(database, row.accountId);
  if (person?.phone) return { phone: person.phone };
  return person?.email ? { email: person.email } : undefined;
}
