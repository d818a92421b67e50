import { quietUntil } from '@aangan/shared-kit/domain/quiet-hours';
import type { NoticeDeps } from '../../foundation/messages/public.ts';
import { accountOfId, reminderChannel } from '../accounts/public.ts';
import { managementOf } from './property-manager.queries.ts';

const JOB = 'tell-of-manager';

export interface ManagerNotices {
  /** Tells a person who manages for them: at once, or after their quiet hours. */
  tell(accountId: string): Promise<void>;
}

/** Messages to people to whom staff have assigned a manager. The queue carries the account alone. */
export function managerNotices({ database, jobs, messages, now }: NoticeDeps): ManagerNotices {
  jobs.work<{ accountId: string }>(JOB, async ({ accountId }) => {
    const person = await accountOfId(database, accountId);
    const row = await managementOf(database, accountId);
    const way = person && person.deletedAt === null ? reminderChannel(person) : undefined;
    if (!person || !row || !way) return;
    const until = quietUntil(person, now());
    if (until !== undefined) return jobs.send(JOB, { accountId }, { startAfter: new Date(until) });
    const { name, hours } = row;
    await messages.send({
      ...way,
      template: 'manager-assigned',
      values: { name, hours },
      key: `manager ${accountId} ${name}`,
    });
  });
  return { tell: (accountId) => jobs.send(JOB, { accountId }) };
}
