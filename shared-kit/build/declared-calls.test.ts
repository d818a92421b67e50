import { z } from 'zod';
import type { CallContract } from '../contracts/call.ts';
import { callDigest, callSchemas } from './call-digest.ts';
import { declaredCalls } from './declared-calls.ts';

const contract = (summary: string): CallContract => ({ summary, answer: z.object({ [summary]: z.string() }) });
const contracts = {
  'GET /api/v1/plans/{id}': contract('plan'),
  'PUT /api/v1/user/shortlist/{propertyId}': contract('saved'),
  'DELETE /api/v1/user/shortlist/{propertyId}': contract('removed'),
};
const digestOf = (call: keyof typeof contracts) => callDigest(callSchemas(contracts[call]));

describe('the calls of a build', () => {
  it('are the keys in its code, sorted, each with the digest of its contract', async () => {
    const code = `
      const call = saved ? "PUT /api/v1/user/shortlist/{propertyId}" : 'DELETE /api/v1/user/shortlist/{propertyId}';
      await http.request(call, { params });
      const key = \`GET /api/v1/plans/{id}\`;
      useMutation("PUT /api/v1/user/shortlist/{propertyId}");`;
    expect(Object.entries(await declaredCalls(code, contracts))).toEqual([
      ['DELETE /api/v1/user/shortlist/{propertyId}', digestOf('DELETE /api/v1/user/shortlist/{propertyId}')],
      ['GET /api/v1/plans/{id}', digestOf('GET /api/v1/plans/{id}')],
      ['PUT /api/v1/user/shortlist/{propertyId}', digestOf('PUT /api/v1/user/shortlist/{propertyId}')],
    ]);
  });

  it('are neither comments nor sentences', async () => {
    const code = `/** 'GET /api/v1/plans/{id}' */ const text = "GET /api/v1/plans/{id} answers"`;
    await expect(declaredCalls(code, contracts)).resolves.toEqual({});
  });

  it('need a contract', async () => {
    await expect(declaredCalls('fetch("GET /api/v9/nothing")', contracts)).rejects.toThrow(
      'The call "GET /api/v9/nothing" has no contract in shared-kit/contracts',
    );
  });

  it('need a key that is one text', async () => {
    await expect(declaredCalls(`request(\`GET /api/v1/plans/\${kind}\`)`, contracts)).rejects.toThrow(
      'The call "GET /api/v1/plans/…" is put together of parts: write its key as one text',
    );
  });
});
