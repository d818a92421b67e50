import type { CallContracts } from '@aangan/shared-kit/contracts/call';
import fastify from 'fastify';
import { z } from 'zod';
import { type CallHandlers, registerCalls } from './register-calls.ts';

const answer = z.object({ tries: z.number() });
const CALLS = {
  'GET /homes': { summary: 'Reads', answer },
  'GET /homes/next': { summary: 'Takes the next one', mutates: true, answer },
  'PUT /homes/1': { summary: 'Sets one', answer },
  'DELETE /homes/1': { summary: 'Removes one', answer },
  'POST /homes': { summary: 'Adds one', answer },
} as const satisfies CallContracts;

const BROKEN = Object.assign(new Error('terminating connection'), { code: '57P01' });
const AWAY = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });

/** Makes a call whose first tries fail with these errors. @returns its status and tries */
async function called(
  method: 'GET' | 'PUT' | 'DELETE' | 'POST',
  url: string,
  failures: readonly Error[],
): Promise<[number, number]> {
  let tries = 0;
  const handler = async () => {
    const failure = failures[tries++];
    if (failure) throw failure;
    return { tries };
  };
  const handlers: CallHandlers<typeof CALLS> = {
    'GET /homes': handler,
    'GET /homes/next': handler,
    'PUT /homes/1': handler,
    'DELETE /homes/1': handler,
    'POST /homes': handler,
  };
  const app = fastify();
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  registerCalls(app, CALLS, handlers, { checkAnswers: true, cacheSeconds: 30, readerOf: () => undefined as never });
  const { statusCode } = await app.inject({ method, url });
  await app.close();
  return [statusCode, tries];
}

describe('a call whose connection to the database breaks', () => {
  it('is made again once if it reads', async () => {
    expect(await called('GET', '/homes', [BROKEN])).toEqual([200, 2]);
    expect(await called('GET', '/homes', [BROKEN, BROKEN])).toEqual([500, 2]);
  });

  it.each(['PUT', 'DELETE'] as const)('is made again once if it sets or removes, as a %s', async (method) => {
    expect(await called(method, '/homes/1', [BROKEN])).toEqual([200, 2]);
    expect(await called(method, '/homes/1', [BROKEN, BROKEN])).toEqual([500, 2]);
  });

  it('is not made again if it adds something, because it may have been made', async () => {
    expect(await called('POST', '/homes', [BROKEN])).toEqual([500, 1]);
    expect(await called('GET', '/homes/next', [BROKEN])).toEqual([500, 1]);
  });

  it('is not made again if the database could not be reached at all', async () => {
    expect(await called('GET', '/homes', [AWAY])).toEqual([500, 1]);
  });
});
