import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type StubAnswers, stubApi } from './stub-api.ts';

const CONTRACTS = {
  'GET /api/v1/city/{city}': {
    summary: 'A city',
    params: z.object({ city: z.string().max(9) }),
    answer: z.object({ name: z.string() }),
  },
  'POST /api/v1/note': {
    summary: 'A note',
    accepted: true,
    body: z.object({ text: z.string() }),
    answer: z.object({ saved: z.string() }),
  },
} as const;

describe('the API of the emulator', () => {
  let api: FastifyInstance;
  let answers: StubAnswers;
  let lines: string[];

  beforeEach(async () => {
    answers = {};
    lines = [];
    api = await stubApi({ contracts: CONTRACTS, answers: async () => answers, say: (line) => lines.push(line) });
  });
  afterEach(() => api.close());

  const city = (name: string) => api.inject(`/api/v1/city/${name}`);

  it('answers by the contract, and says that it is a sample', async () => {
    const answer = await city('pune');
    expect([answer.statusCode, answer.json()]).toEqual([200, { name: 'Sample 1' }]);
    expect(lines).toEqual(['GET /api/v1/city/{city} is answered with a sample']);
  });

  it('gives the answers of the squad, which may change while it runs', async () => {
    answers = { 'GET /api/v1/city/{city}': ({ params }: { params: { city: string } }) => ({ name: params.city }) };
    expect((await city('pune')).json()).toEqual({ name: 'pune' });
    answers = { 'GET /api/v1/city/{city}': { name: 'Poona' } };
    expect((await city('pune')).json()).toEqual({ name: 'Poona' });
    expect(lines).toEqual([]);
  });

  it('refuses input that the contract does not allow', async () => {
    const answer = await city('thiruvananthapuram');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ statusCode: 400, issues: [{ field: 'params.city' }] });
  });

  it('gives the input of a POST as pages write it', async () => {
    answers = { 'POST /api/v1/note': ({ json }: { json: { text: string } }) => ({ saved: json.text }) };
    const answer = await api.inject({ method: 'POST', url: '/api/v1/note', payload: { text: 'Hello' } });
    expect([answer.statusCode, answer.json()]).toEqual([202, { saved: 'Hello' }]);
  });

  it('names an answer that does not fit the contract', async () => {
    answers = { 'GET /api/v1/city/{city}': { title: 'Pune' } };
    const answer = await city('pune');
    expect(answer.statusCode).toBe(501);
    expect(lines[0]).toContain('GET /api/v1/city/{city}: ');
  });

  it('fails where the squad says so', async () => {
    answers = { 'GET /api/v1/city/{city}': new Error('The city is away') };
    const answer = await city('pune');
    expect([answer.statusCode, answer.json().message]).toEqual([500, 'The city is away']);
  });
});
