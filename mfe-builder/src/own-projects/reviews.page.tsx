import { projectLink } from '@aangan/shared-kit/links/projects';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { Rows } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import { ReviewCard } from '../reviews/public.ts';
import { DESK_REVIEW_WORDS, DESK_WORDS } from './desk.words.ts';
import { DeskFrame, ifVerified, NotVerified } from './desk-frame.tsx';
import { ReviewReply } from './review-reply.tsx';

/** Reviews of the builder's projects, newest first. */
export async function loader({ platform: { http } }: PageArgs) {
  return { page: await ifVerified(http.request('GET /api/v1/builder/reviews', {})) };
}

export function head(): PageHead {
  return { title: `${DESK_WORDS.tabs.reviews} | Aangan`, robots: 'noindex,nofollow' };
}

export function Component() {
  const { page } = usePageData<typeof loader>();
  return (
    <DeskFrame page="reviews" about={DESK_REVIEW_WORDS.about}>
      {page ? <ReviewList first={page} /> : <NotVerified />}
    </DeskFrame>
  );
}

type ReviewPage = NonNullable<Awaited<ReturnType<typeof loader>>['page']>;

function ReviewList({ first }: { readonly first: ReviewPage }) {
  const [{ reviews, next }, setPage] = useState(first);
  const loading = useMutation('GET /api/v1/builder/reviews');
  const more = async (cursor: string) => {
    const loaded = await loading.run({ query: { cursor } });
    if (loaded) setPage({ ...loaded.answer, reviews: [...reviews, ...loaded.answer.reviews] });
  };
  const replied = (id: string, reply: ReviewPage['reviews'][number]['reply']) =>
    setPage({ next, reviews: reviews.map((each) => (each.id === id ? { ...each, reply } : each)) });
  if (reviews.length === 0)
    return <EmptyState title={DESK_REVIEW_WORDS.empty}>{DESK_REVIEW_WORDS.emptyNext}</EmptyState>;
  return (
    <>
      <Rows>
        {reviews.map((review) => (
          <li key={review.id}>
            <Link to={projectLink(review.project)}>{review.project.name}</Link>
            <ReviewCard
              review={review}
              builder={review.project.builder}
              actions={<ReviewReply review={review} onReplied={(reply) => replied(review.id, reply)} />}
            />
          </li>
        ))}
      </Rows>
      {loading.problem !== undefined && <AlertNote tone="error">{loading.problem}</AlertNote>}
      {next !== null && (
        <Button busy={loading.busy} onClick={() => void more(next)}>
          {DESK_REVIEW_WORDS.more}
        </Button>
      )}
    </>
  );
}
