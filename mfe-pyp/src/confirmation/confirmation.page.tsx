import type { Draft } from '@aangan/shared-kit/contracts/posting';
import type { Publication } from '@aangan/shared-kit/contracts/publishing';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { notFound, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { usePoll } from '@aangan/shared-kit/platform/use-poll';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { hasAnswered, PostingFeedback } from '../posting-feedback/public.ts';
import { NOT_THERE, STATE_WORDS } from './confirmation.words.ts';
import { Findings } from './findings.tsx';
import { NextSteps } from './next-steps.tsx';
import { StateActions } from './state-actions.tsx';

/** ms between questions for the result of the checks, in case live updates do not arrive. */
const CHECKING_MS = 3000;

interface Data {
  readonly draft: Pick<Draft, 'id' | 'category'>;
  readonly publication: Publication;
  /** Whether the owner has said how posting was. */
  readonly answered: boolean;
}

/** The state of a listing of the person. @throws Response 404 for every other listing */
export async function loader({ url, platform: { http } }: PageArgs): Promise<Data> {
  const params = { propertyId: url.searchParams.get('propertyId') ?? '' };
  try {
    const [{ id, category }, publication, answered] = await Promise.all([
      http.request('GET /api/v1/property/manage/{propertyId}', { params }),
      http.request('GET /api/v1/property/manage/{propertyId}/publication', { params }),
      // The question may be missing; the state of the listing may not.
      hasAnswered(http, params.propertyId).catch(() => true),
    ]);
    return { draft: { id, category }, publication, answered };
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.status === 400)) throw notFound();
    throw error;
  }
}

export const head = () => personalHead('Your listing');

export function Component() {
  const { draft, publication, answered } = usePageData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { state, url, needed } = publication;
  const { tone, title, words } = STATE_WORDS[state];
  // Staff may release a held listing while the page is open.
  const mayChange = state === 'checking' || state === 'held';
  useLive('posting-state', mayChange ? { propertyId: draft.id } : undefined, (now) => {
    if (now.state !== state) void revalidate();
  });
  usePoll(CHECKING_MS, async () => {
    if (state === 'checking') await revalidate();
  });
  return (
    <PageColumn width="text" bottom={72}>
      <h1>{title}</h1>
      <AlertNote tone={tone}>
        <p>{words}</p>
      </AlertNote>
      <Findings needed={needed} />
      <StateActions draft={draft} publication={publication} />
      {url !== null && (state === 'live' || state === 'held' || state === 'checking') && (
        <NextSteps id={draft.id} url={state === 'live' ? url : undefined} />
      )}
      {state === 'live' && <PostingFeedback propertyId={draft.id} answered={answered} />}
    </PageColumn>
  );
}

export function ErrorBoundary() {
  return (
    <PageColumn width="text" bottom={72}>
      <RetryNote>{NOT_THERE}</RetryNote>
    </PageColumn>
  );
}
