import { z } from 'zod';
import { sampleAnswer } from './sample-answer.ts';

describe('a sample answer', () => {
  it.each([
    [
      'texts, numbers and lists',
      z.object({ name: z.string(), rent: z.int().min(5000), tags: z.array(z.string()).min(3) }),
    ],
    ['a pattern', z.object({ slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), pin: z.string().regex(/^\d{6}$/) })],
    ['dates and addresses', z.object({ at: z.iso.datetime(), day: z.iso.date(), mail: z.email(), link: z.url() })],
    ['one of several kinds', z.discriminatedUnion('kind', [z.object({ kind: z.literal('a'), n: z.number().max(1) })])],
    ['a rule beyond its schema', z.object({ kind: z.enum(['a', 'b', 'c']) }).refine(({ kind }) => kind === 'c')],
    ['nothing', z.null()],
  ])('fits a contract of %s', (_what, answer) => {
    expect(answer.safeParse(sampleAnswer(answer)).success).toBe(true);
  });

  it('is the same each time, and has only what must be there', () => {
    const answer = z.object({ name: z.string(), note: z.string().optional() });
    expect(sampleAnswer(answer)).toEqual(sampleAnswer(answer));
    expect(Object.keys(sampleAnswer(answer) as object)).toEqual(['name']);
  });

  it('ends for an answer that contains itself', () => {
    const node: z.ZodType = z.object({ name: z.string(), parts: z.array(z.lazy(() => node)) });
    expect(node.safeParse(sampleAnswer(node)).success).toBe(true);
  });

  it('is missing when no value fits', () => {
    expect(sampleAnswer(z.string().refine(() => false))).toBeUndefined();
  });
});
