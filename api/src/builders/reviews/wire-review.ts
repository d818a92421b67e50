import type { ProjectReview } from '@aangan/shared-kit/contracts/project-reviews';
import { firstName } from '../../meeting/visits/public.ts';
import type { ReviewFacts } from './project-reviews.queries.ts';

/** A review as everybody reads it: a first name, and never the flat. */
export function wireReview({ row, author }: Pick<ReviewFacts, 'row' | 'author'>): ProjectReview {
  const { id, standing, rating, aspects, text, writtenAt, editedAt, reply, repliedAt, inventedName } = row;
  return {
    ...{ id, standing, rating, aspects: { ...aspects }, text },
    author: inventedName ?? firstName(author ?? undefined),
    writtenOn: writtenAt.getTime(),
    edited: editedAt !== null,
    reply: reply !== null && repliedAt ? { text: reply, at: repliedAt.getTime() } : null,
    demonstration: inventedName !== null,
  };
}

/** The project of a review, for lists over several projects. */
export function reviewedProject({ project: { id, name, builder, city } }: Pick<ReviewFacts, 'project'>) {
  return { id, name, builder, city };
}
