import type { MoneyDifference } from '@aangan/shared-kit/contracts/reconciliation';
import { indiaDayStart } from '@aangan/shared-kit/domain/india-day';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { decideStaffCase, loadStaffQueue, type StaffQueue, staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { Rows, SmallText } from '@aangan/shared-kit/ui/layout';
import { StaffQueuePage } from '@aangan/shared-kit/ui/staff-queue-page';
import { TimeAgo } from '@aangan/shared-kit/ui/time-ago';
import { STAFF_MONEY_WORDS } from './staff-money.words.ts';

const KINDS: Readonly<Record<MoneyDifference['kind'], string>> = {
  unknown: STAFF_MONEY_WORDS.notOurs,
  missing: STAFF_MONEY_WORDS.notInFile,
  twice: STAFF_MONEY_WORDS.twice,
  amount: 'The amounts differ',
  state: 'The states differ',
};

const FILES: Readonly<Record<MoneyDifference['file'], string>> = { gateway: 'Payment gateway', bank: 'Bank' };

const NOTHING = 'nothing';

const QUEUE: StaffQueue<MoneyDifference> = {
  name: 'money-differences',
  title: 'Differences of money',
  about: STAFF_MONEY_WORDS.differences,
  empty: STAFF_MONEY_WORDS.noDifferences,
  atMost: 200,
  choices: [
    {
      name: 'explained',
      label: 'Close with an explanation',
      effect: STAFF_MONEY_WORDS.closed,
      done: 'The difference is closed.',
      needsReason: true,
    },
  ],
  list: async (http) => (await http.request('GET /api/v1/staff/rent-pay/differences', {})).differences,
  idOf: ({ id }) => id,
  titleOf: ({ file, kind }) => `${FILES[file]}: ${KINDS[kind]}`,
  async decide(http, { id: differenceId, reason = '' }) {
    const json = { choice: 'explained' as const, reason };
    await http.request('POST /api/v1/staff/rent-pay/differences/{differenceId}', { params: { differenceId }, json });
    return undefined;
  },
};

/** What our books and the files of gateway and bank tell differently. */
export const loader = (args: PageArgs) => loadStaffQueue(QUEUE, args);
export const action = (args: ActionArgs) => decideStaffCase(QUEUE, args);
export const head = () => staffHead(QUEUE.title);

export function Component() {
  return (
    <StaffQueuePage queue={QUEUE} data={usePageData<typeof loader>()}>
      {({ subject, ours, theirs, day, foundAt }) => (
        <>
          <Rows>
            <li>Ours: {ours ?? NOTHING}</li>
            <li>Theirs: {theirs ?? NOTHING}</li>
          </Rows>
          <SmallText>
            <code>{subject}</code>, file of {formatDay(indiaDayStart(day))}, found <TimeAgo at={foundAt} />
          </SmallText>
        </>
      )}
    </StaffQueuePage>
  );
}
