import type { ProofOfWork } from '@aangan/shared-kit/domain/challenge';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { solveChallenge } from './solve-challenge.ts';

const SECRETS = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' };

describe('the proof of work of a browser', () => {
  it('is solved, and sent with its challenge', async () => {
    const made = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 7, deriveKey, ...SECRETS });
    const challenge = made as unknown as ProofOfWork['challenge'];
    const header = (await solveChallenge({ kind: 'proof-of-work', challenge }, undefined)) ?? '';
    expect(header).toMatch(/^[\w-]+$/);
    const answer = JSON.parse(Buffer.from(header, 'base64url').toString());
    expect(answer.solution.counter).toBe(7);
    expect(await verifySolution({ ...answer, deriveKey, ...SECRETS })).toMatchObject({ verified: true });
  });
});
