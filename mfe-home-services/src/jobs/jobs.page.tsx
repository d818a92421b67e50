import { indiaDate } from '@aangan/shared-kit/domain/india-date';
import { indiaDay, indiaDayStart, laterDay } from '@aangan/shared-kit/domain/india-day';
import { PARTNER_JOBS_LINK } from '@aangan/shared-kit/links/bookings';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Rows } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { JobRow } from './job-row.tsx';
import { JOBS_WORDS } from './jobs.words.ts';
import { loadJobs } from './load-jobs.ts';
import { NoPartner } from './no-partner.tsx';

/** A professional's jobs of a day, today by default. */
export async function loader({ url: { searchParams }, platform: { http, now } }: PageArgs) {
  const today = indiaDay(now);
  const asked = searchParams.get('day') ?? today;
  const day = /^20\d\d-\d\d-\d\d$/.test(asked) && !Number.isNaN(indiaDayStart(asked)) ? asked : today;
  return { day, today, found: await loadJobs(http, day) };
}

export const head = () => personalHead(JOBS_WORDS.title);

export function Component() {
  const { day, today, found } = usePageData<typeof loader>();
  if (!found) return <NoPartner />;
  const dayLink = (days: number) => `${PARTNER_JOBS_LINK}?day=${laterDay(day, days)}`;
  return (
    <PageColumn width="form">
      <h1>{JOBS_WORDS.title}</h1>
      <p>{dayTitle(day, today)}</p>
      <nav aria-label="Days">
        <ActionsRow>
          <LinkButton size="small" to={dayLink(-1)}>
            {JOBS_WORDS.before}
          </LinkButton>
          {day !== today && (
            <LinkButton size="small" to={PARTNER_JOBS_LINK}>
              {JOBS_WORDS.today}
            </LinkButton>
          )}
          <LinkButton size="small" to={dayLink(1)}>
            {JOBS_WORDS.after}
          </LinkButton>
        </ActionsRow>
      </nav>
      {found.jobs.length === 0 && <p>{JOBS_WORDS.none}</p>}
      <Rows>
        {found.jobs.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </Rows>
    </PageColumn>
  );
}

/** `Today, Mon, 16 Nov`. */
function dayTitle(day: string, today: string): string {
  const { weekday, day: number, month } = indiaDate(indiaDayStart(day));
  return `${day === today ? `${JOBS_WORDS.today}, ` : ''}${weekday}, ${number} ${month}`;
}

export function ErrorBoundary() {
  return (
    <PageColumn width="form">
      <h1>{JOBS_WORDS.title}</h1>
      <RetryNote>{JOBS_WORDS.failed}</RetryNote>
    </PageColumn>
  );
}
