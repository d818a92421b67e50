import { z } from 'zod';
import type { CallContract } from '../contracts/call.ts';
import { callDigest, callSchemas, differingParts } from './call-digest.ts';

const digest = (contract: CallContract) => callDigest(callSchemas(contract));

const params = z.object({ id: z.string() });
const contract: CallContract = { summary: 'One', params, answer: z.object({ name: z.string(), age: z.number() }) };

describe('the digest of a call', () => {
  it('has ten digits for each part of its contract', () => {
    expect(digest(contract)).toEqual({
      params: expect.stringMatching(/^[0-9a-f]{10}$/),
      answer: expect.stringMatching(/^[0-9a-f]{10}$/),
    });
  });

  it('is the same with another summary and another order of fields', () => {
    const other = { ...contract, summary: 'Other', answer: z.object({ age: z.number(), name: z.string() }) };
    expect(digest(other)).toEqual(digest(contract));
  });

  it.each([
    ['answer', { answer: z.object({ name: z.string(), age: z.number(), city: z.string() }) }],
    ['answer', { answer: z.object({ name: z.string(), age: z.number().optional() }) }],
    ['params', { params: z.object({ id: z.string(), city: z.string() }) }],
    ['query', { query: z.object({ page: z.string() }) }],
    ['body', { body: z.object({ name: z.string() }) }],
    ['form', { form: z.object({ name: z.string() }) }],
  ] as const)('differs for another %s, and in nothing else', (part, changed) => {
    expect(differingParts(digest(contract), digest({ ...contract, ...changed }))).toEqual([part]);
  });
});
