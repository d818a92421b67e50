import type { Job } from '@aangan/shared-kit/contracts/staff-bookings';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { PARTNER_JOBS_LINK } from '@aangan/shared-kit/links/bookings';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { notFound, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { usePoll } from '@aangan/shared-kit/platform/use-poll';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { DeferredSection } from '@aangan/shared-kit/ui/deferred-section';
import { Bullets, PageHeading, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { CHANGED } from '../out-of-date/public.ts';
import { doJob } from './job-actions.ts';
import { JobPlaces } from './job-places.tsx';
import { JobStep } from './job-step.tsx';
import { JOB_WORDS, JOBS_WORDS, jobState, moneyWords } from './jobs.words.ts';
import { loadJobPhotos } from './load-job-photos.ts';
import { photosSection } from './photos-section.ts';
import { sendAgain } from './send-again.ts';
import { SharePosition } from './share-position.tsx';

/** ms between two looks at what the customer and staff have changed. */
const EVERY_MS = 30_000;

/** One of the professional's own jobs, with the photos that they have taken. */
export async function loader({ params: { bookingId = '' }, url: { searchParams }, platform: { http } }: PageArgs) {
  const call = 'GET /api/v1/partner/jobs/{bookingId}';
  try {
    const { job } = await sendAgain(() => http.request(call, { params: { bookingId } }));
    const isAtWork = job.state !== 'done' && job.state !== 'complained';
    const [photos] = isAtWork ? await Promise.all([loadJobPhotos(http, bookingId), photosSection.load()]) : [];
    return { job, photos, isChanged: searchParams.has(CHANGED) };
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.status === 400)) throw notFound();
    throw error;
  }
}

export const action = doJob;

export const head = () => personalHead(JOBS_WORDS.title);

export function Component() {
  const { job, photos, isChanged } = usePageData<typeof loader>();
  useJobFollowed(job);
  const { id, title, servicingDate, startsAt, customer, state, business, lines } = job;
  const day = startsAt === null ? '' : `?day=${indiaDay(startsAt)}`;
  const isTracked = state === 'on_the_way' || (state === 'started' && business === 'PNM');
  return (
    <PageColumn width="form">
      <PageHeading>
        <Link to={`${PARTNER_JOBS_LINK}${day}`}>{JOB_WORDS.all}</Link>
        <h1>{title}</h1>
        <div role="status">
          <StatusLabel tone="information">{jobState(job)}</StatusLabel>
        </div>
        <SmallText>
          {servicingDate}, {customer}
        </SmallText>
      </PageHeading>
      {isChanged && <AlertNote tone="attention">{JOB_WORDS.elsewhere}</AlertNote>}
      <JobPlaces job={job} />
      <Section aria-labelledby="work">
        <h2 id="work">{JOB_WORDS.work}</h2>
        <Bullets>
          {lines.map(({ description, quantity }) => (
            <li key={description}>
              {description}
              {quantity > 1 && ` × ${quantity}`}
            </li>
          ))}
        </Bullets>
        <p>{moneyWords(job)}</p>
      </Section>
      {isTracked && <SharePosition bookingId={id} />}
      {photos && (
        <DeferredSection
          section={photosSection}
          with={{ bookingId: id, shows: 'before' as const, photos: photos.before }}
        />
      )}
      {photos && state === 'started' && (
        <DeferredSection
          section={photosSection}
          with={{ bookingId: id, shows: 'after' as const, photos: photos.after }}
        />
      )}
      <JobStep job={job} />
    </PageColumn>
  );
}

/** Loads the page again when somebody else has changed the job. A look that fails changes nothing. */
function useJobFollowed(job: Job): void {
  const { http, errors } = usePlatform();
  const { revalidate } = useRevalidator();
  usePoll(EVERY_MS, async () => {
    try {
      const now = await http.request('GET /api/v1/partner/jobs/{bookingId}', { params: { bookingId: job.id } });
      if (JSON.stringify(now.job) !== JSON.stringify(job)) await revalidate();
    } catch (error) {
      // Assigned to somebody else by now: the loader says so.
      if (error instanceof HttpError && error.status === 404) await revalidate();
      else if (!(error instanceof HttpError)) errors.report(error, { remote: 'mfe-home-services', page: 'partnerJob' });
    }
  });
}

export function ErrorBoundary() {
  return (
    <PageColumn width="form">
      <h1>{JOBS_WORDS.title}</h1>
      <RetryNote>{JOBS_WORDS.failed}</RetryNote>
    </PageColumn>
  );
}
