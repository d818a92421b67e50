import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { BuilderPaper } from '@aangan/shared-kit/domain/builder-account';
import { builderLink } from '@aangan/shared-kit/links/projects';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { decideStaffCase, loadStaffQueue, type StaffQueue, staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { Rows, SmallText } from '@aangan/shared-kit/ui/layout';
import { StaffQueuePage } from '@aangan/shared-kit/ui/staff-queue-page';
import { TimeAgo } from '@aangan/shared-kit/ui/time-ago';
import { STAFF_WORDS } from './staff.words.ts';

type Claim = CallAnswer<'GET /api/v1/staff/builder-claims'>['claims'][number];

const PAPER_NAMES: Readonly<Record<BuilderPaper, string>> = {
  authority: 'Letter of authority',
  registration: 'Company documents',
};

const QUEUE: StaffQueue<Claim> = {
  name: 'builder-claims',
  title: 'Builder accounts',
  about: STAFF_WORDS.claims,
  empty: STAFF_WORDS.noClaims,
  atMost: 50,
  reasonReader: STAFF_WORDS.refuseClaim,
  choices: [
    {
      name: 'verified',
      label: 'Verify',
      effect: STAFF_WORDS.granted,
      done: 'The account is verified.',
    },
    {
      name: 'refused',
      label: 'Refuse',
      effect: STAFF_WORDS.refused,
      done: 'The request is refused.',
      needsReason: true,
    },
  ],
  list: async (http) => (await http.request('GET /api/v1/staff/builder-claims', {})).claims,
  idOf: ({ accountId }) => accountId,
  titleOf: ({ name, builder }) => `${name} for ${builder.name}`,
  async decide(http, { id: accountId, choice, reason = '' }) {
    const json = choice === 'refused' ? ({ decision: choice, reason } as const) : { decision: 'verified' as const };
    await http.request('POST /api/v1/staff/builder-claims/{accountId}', { params: { accountId }, json });
    return undefined;
  },
  takeBack: (http, accountId) =>
    http.request('DELETE /api/v1/staff/builder-claims/{accountId}/decision', { params: { accountId } }),
};

/** Requests of accounts to act for a builder. */
export const loader = (args: PageArgs) => loadStaffQueue(QUEUE, args);
export const action = (args: ActionArgs) => decideStaffCase(QUEUE, args);
export const head = () => staffHead(QUEUE.title);

export function Component() {
  return (
    <StaffQueuePage queue={QUEUE} data={usePageData<typeof loader>()}>
      {({ accountId, builder, jobTitle, workEmail, papers, submittedOn }) => (
        <>
          <Rows>
            <li>
              Builder: <Link to={builderLink(builder.id)}>{builder.name}</Link>
            </li>
            <li>Job: {jobTitle}</li>
            <li>E-mail address there: {workEmail}</li>
            {papers.map((paper) => (
              <li key={paper}>
                <a href={`/api/v1/staff/builder-papers/${accountId}/${paper}`}>{PAPER_NAMES[paper]}</a>
              </li>
            ))}
          </Rows>
          {submittedOn !== null && (
            <SmallText>
              Sent <TimeAgo at={submittedOn} />
            </SmallText>
          )}
        </>
      )}
    </StaffQueuePage>
  );
}
