import { z } from 'zod';
import { type CallContracts, slug } from './call.ts';

/** A run of words in a paragraph. */
const run = z.object({
  text: z.string(),
  strong: z.literal(true).optional(),
  /** A path of this site, or an external address. */
  href: z.string().optional(),
});

/** An article as data, so that no page injects HTML. */
export const articleBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), runs: z.array(run) }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(run)) }),
]);

export type ArticleRun = z.infer<typeof run>;
export type ArticleBlock = z.infer<typeof articleBlock>;

const article = z.object({
  slug,
  title: z.string(),
  /** One sentence for search engines. */
  description: z.string(),
  /** Counts from 1. */
  revision: z.number().int(),
  /** Epoch ms. */
  updatedAt: z.number(),
  blocks: z.array(articleBlock),
});

export type Article = z.infer<typeof article>;

const searchText = z.object({
  slug,
  title: z.string(),
  blocks: z.array(articleBlock),
  /** Answers of one paragraph. */
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
});

export type SearchText = z.infer<typeof searchText>;

const testimonial = z.object({ id: z.string(), name: z.string(), city: z.string(), text: z.string() });

export const contentCalls = {
  'GET /api/v1/content/articles/{slug}': {
    summary: 'An article of the company: about, careers, privacy, terms',
    params: z.object({ slug }),
    answer: article,
  },
  'GET /api/v1/content/posts': {
    summary: 'The same for readers that want HTML, as content systems answer: a list whose first item counts',
    query: z.object({ slug }),
    answer: z.array(
      z.object({
        id: z.string(),
        slug,
        title: z.object({ rendered: z.string() }),
        content: z.object({ rendered: z.string() }),
      }),
    ),
  },
  'GET /api/v1/content/searches/{slug}': {
    summary: 'A text about a search, `rent-in-koramangala-bangalore`: from our own figures, or as the staff wrote it',
    params: z.object({ slug }),
    answer: searchText,
  },
  'PUT /api/v1/staff/content/articles/{slug}': {
    summary: 'Staff write the next revision; what is not allowed in an article is taken out',
    params: z.object({ slug }),
    body: z.object({
      title: z.string().trim().min(1).max(120),
      description: z.string().trim().min(1).max(300),
      html: z.string().min(1).max(100_000),
      /** The revision that was edited; a different current revision is a conflict. */
      revision: z.number().int().min(0),
    }),
    personal: true,
    answer: article,
  },
  'GET /api/v1/content/testimonials': {
    summary: 'Testimonials about finding a home, once staff have approved them',
    answer: z.object({ testimonials: z.array(testimonial) }),
  },
  'POST /api/v1/content/testimonials': {
    summary: 'Tells a story; it is shown once the staff has read it',
    body: z.object({
      text: z.string().trim().min(20).max(1000),
      city: slug,
      /** Displayed with the first name. */
      agreed: z.literal(true),
    }),
    personal: true,
    answer: z.object({ status: z.literal('waiting') }),
  },
  'GET /api/v1/staff/content/testimonials': {
    summary: 'Stories that wait for the staff',
    personal: true,
    answer: z.object({ waiting: z.array(testimonial) }),
  },
  'POST /api/v1/staff/content/testimonials/{id}': {
    summary: 'Shows a story, or puts it away',
    params: z.object({ id: z.string().max(60) }),
    body: z.object({ decision: z.enum(['show', 'refuse']) }),
    personal: true,
    answer: z.object({ status: z.enum(['shown', 'refused']) }),
  },
} as const satisfies CallContracts;
