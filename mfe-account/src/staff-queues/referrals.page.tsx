import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { decideStaffCase, loadStaffQueue, type StaffQueue, staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { Rows, SmallText } from '@aangan/shared-kit/ui/layout';
import { StaffQueuePage } from '@aangan/shared-kit/ui/staff-queue-page';
import { TimeAgo } from '@aangan/shared-kit/ui/time-ago';
import { DOUBT_WORDS, REFERRALS_WORDS } from './referrals.words.ts';

type Held = CallAnswer<'GET /api/v1/staff/referrals'>['referrals'][number];

const QUEUE: StaffQueue<Held> = {
  name: 'referrals',
  title: 'Held referrals',
  about: REFERRALS_WORDS.about,
  empty: REFERRALS_WORDS.empty,
  atMost: 100,
  reasonReader: REFERRALS_WORDS.reader,
  choices: [
    { name: 'release', label: 'Release it', effect: REFERRALS_WORDS.release, done: REFERRALS_WORDS.released },
    {
      name: 'refuse',
      label: 'Refuse it',
      effect: REFERRALS_WORDS.refuse,
      done: REFERRALS_WORDS.refused,
      needsReason: true,
    },
  ],
  list: async (http) => (await http.request('GET /api/v1/staff/referrals', {})).referrals,
  idOf: ({ id }) => id,
  titleOf: ({ inviter, friend }) => `${inviter} and ${friend}`,
  async decide(http, { id, choice, reason = '' }) {
    const json = choice === 'refuse' ? ({ decision: 'refuse', reason } as const) : ({ decision: 'release' } as const);
    await http.request('POST /api/v1/staff/referrals/{referralId}', { params: { referralId: id }, json });
    return undefined;
  },
};

/** Referrals that are held for review. */
export const loader = (args: PageArgs) => loadStaffQueue(QUEUE, args);
export const action = (args: ActionArgs) => decideStaffCase(QUEUE, args);
export const head = () => staffHead(QUEUE.title);

export function Component() {
  return (
    <StaffQueuePage queue={QUEUE} data={usePageData<typeof loader>()}>
      {({ doubts, inviterFriends, qualified, network, joinedAt }) => (
        <>
          <Rows>
            {doubts.map((doubt) => (
              <li key={doubt}>{DOUBT_WORDS[doubt]}</li>
            ))}
            <li>{REFERRALS_WORDS.friends(inviterFriends)}</li>
            <li>{qualified ? REFERRALS_WORDS.contacted : REFERRALS_WORDS.notYet}</li>
            {network !== null && <li>{REFERRALS_WORDS.network(network)}</li>}
          </Rows>
          <SmallText>
            Joined <TimeAgo at={joinedAt} />
          </SmallText>
        </>
      )}
    </StaffQueuePage>
  );
}
