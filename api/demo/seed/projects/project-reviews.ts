import { createHash } from 'node:crypto';
import { indiaDayStart, laterDay } from '@aangan/shared-kit/domain/india-day';
import { REVIEW_ASPECT_NAMES, type ReviewAspect } from '@aangan/shared-kit/domain/project-review';
import type { projectReview } from '../../../src/builders/reviews/public.ts';
import { type Random, seededRandom } from '../../../src/foundation/random/public.ts';
import type { ReportedProject } from './project-quarters.ts';

type ReviewRow = typeof projectReview.$inferInsert;

/** Fewest and most reviews of a project by stage. */
const REVIEWS = { NEW_LAUNCH: [0, 2], UNDER_CONSTRUCTION: [1, 6], READY: [3, 14] } as const;
const REPLY_SHARE = 0.25;
const ASPECT_SHARE = 0.7;

/** What reviews say of each aspect: with one or two stars, three, and four or five. */
const SENTENCES: Readonly<Record<ReviewAspect, readonly [string, string, string]>> = {
  construction: [
    'Walls have damp patches and two windows leak when it rains.',
    'The finish is fine, but doors and tiles needed some repairs.',
    'The construction is solid and the fittings have held up well.',
  ],
  amenities: [
    'The pool and the clubhouse were promised and are not usable.',
    'The gym is small and crowded in the evening.',
    'The gym, the play area and the clubhouse are open and well kept.',
  ],
  upkeep: [
    'Lifts stop every week and nobody answers the maintenance number.',
    'The upkeep is average for the monthly charge.',
    'The common areas are clean and repairs are done within a day or two.',
  ],
  place: [
    'The road floods in the monsoon and the traffic in the morning is bad.',
    'Shops and a school are near, but buses are few.',
    'Shops, schools and a hospital are near, and the road is good.',
  ],
  builder: [
    'The builder stopped answering after the hand-over.',
    'The builder answers, but it takes a few reminders.',
    'The builder explained every charge and answered our questions.',
  ],
};

const REPLIES = [
  'Thank you for writing. Our site team looks into this and will meet the residents’ association this month.',
  'Thank you. We have passed this on to the people who look after the project.',
] as const;

/** Demonstration reviews of a project, which nobody wrote and which say so. */
export function demonstrationReviews(
  project: ReportedProject,
  { firstNames, today }: { readonly firstNames: readonly string[]; readonly today: string },
): ReviewRow[] {
  const random = seededRandom(`reviews of ${project.id}`);
  const [fewest, most] = REVIEWS[project.stage];
  const quality = random.between(2.4, 4.6);
  return Array.from({ length: random.whole(fewest, most) }, (_, at) => {
    const rating = Math.min(5, Math.max(1, Math.round(quality + random.between(-1.6, 1.4))));
    const said = REVIEW_ASPECT_NAMES.filter(() => random.chance(ASPECT_SHARE));
    const aspects = said.length >= 2 ? said : REVIEW_ASPECT_NAMES.slice(0, 2);
    const stars = Object.fromEntries(aspects.map((aspect) => [aspect, near(rating, random)]));
    const writtenOn = laterDay(today, -random.whole(3, 700));
    const replies = random.chance(REPLY_SHARE);
    return {
      id: `prv_${createHash('sha256').update(`${project.id} ${at}`).digest('base64url').slice(0, 20)}`,
      projectId: project.id,
      authorId: null,
      inventedName: random.pick(firstNames),
      standing:
        project.stage === 'READY' && random.chance(0.75) ? ('DECLARED_RESIDENT' as const) : ('VISITOR' as const),
      flat: null,
      hidden: false,
      rating,
      aspects: stars,
      text: aspects.map((aspect) => SENTENCES[aspect][levelOf(stars[aspect] ?? rating)]).join(' '),
      reply: replies ? random.pick(REPLIES) : null,
      repliedAt: replies ? new Date(indiaDayStart(laterDay(writtenOn, 2))) : null,
      writtenAt: new Date(indiaDayStart(writtenOn) + random.whole(8, 21) * 3_600_000),
    };
  });
}

function near(rating: number, random: Random): number {
  return Math.min(5, Math.max(1, rating + random.whole(-1, 1)));
}

function levelOf(stars: number): 0 | 1 | 2 {
  if (stars <= 2) return 0;
  return stars === 3 ? 1 : 2;
}
