import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { REVIEW_REPORT_REASONS } from '@aangan/shared-kit/domain/project-review';
import { projectLink } from '@aangan/shared-kit/links/projects';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { decideStaffCase, loadStaffQueue, type StaffQueue, staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { Rows, SmallText } from '@aangan/shared-kit/ui/layout';
import { StaffQueuePage } from '@aangan/shared-kit/ui/staff-queue-page';
import { TimeAgo } from '@aangan/shared-kit/ui/time-ago';
import { ReviewCard } from '../reviews/public.ts';
import { STAFF_WORDS } from './staff.words.ts';

type Reported = CallAnswer<'GET /api/v1/staff/project-reviews'>['reviews'][number];

const QUEUE: StaffQueue<Reported> = {
  name: 'project-reviews',
  title: 'Reported reviews',
  about: STAFF_WORDS.reviews,
  empty: STAFF_WORDS.noReviews,
  atMost: 50,
  choices: [
    {
      name: 'kept',
      label: 'Keep it',
      effect: STAFF_WORDS.stays,
      done: 'The review is kept.',
    },
    {
      name: 'hidden',
      label: 'Hide it',
      effect: STAFF_WORDS.hidden,
      done: 'The review is hidden.',
      needsReason: true,
    },
  ],
  list: async (http) => (await http.request('GET /api/v1/staff/project-reviews', {})).reviews,
  idOf: ({ id }) => id,
  titleOf: ({ author, project }) => `${author} on ${project.name}`,
  async decide(http, { id: reviewId, choice, reason = '' }) {
    const json = choice === 'hidden' ? ({ decision: choice, reason } as const) : { decision: 'kept' as const };
    await http.request('POST /api/v1/staff/project-reviews/{reviewId}', { params: { reviewId }, json });
    return undefined;
  },
  takeBack: (http, reviewId) =>
    http.request('DELETE /api/v1/staff/project-reviews/{reviewId}/decision', { params: { reviewId } }),
};

/** Reviews of projects that people have reported. */
export const loader = (args: PageArgs) => loadStaffQueue(QUEUE, args);
export const action = (args: ActionArgs) => decideStaffCase(QUEUE, args);
export const head = () => staffHead(QUEUE.title);

export function Component() {
  return (
    <StaffQueuePage queue={QUEUE} data={usePageData<typeof loader>()}>
      {(review) => (
        <>
          <p>
            <Link to={projectLink(review.project)}>{review.project.name}</Link>
          </p>
          <ReviewCard review={review} builder={review.project.builder} actions={<Reports reports={review.reports} />} />
        </>
      )}
    </StaffQueuePage>
  );
}

function Reports({ reports }: Pick<Reported, 'reports'>) {
  return (
    <Rows>
      {reports.map(({ reason, words, at }) => (
        <li key={`${reason} ${at} ${words}`}>
          <strong>{REVIEW_REPORT_REASONS[reason]}</strong>
          {words !== '' && `: ${words}`}
          <SmallText>
            <TimeAgo at={at} />
          </SmallText>
        </li>
      ))}
    </Rows>
  );
}
