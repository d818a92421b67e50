import type { Challenge } from '@aangan/shared-kit/domain/challenge';
import { MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import { passChallenge } from '../../../testing/pass-challenge.ts';
import { type ProviderStub, providerStub } from '../../../testing/provider-stub.ts';
import { challengeSettings } from './challenge-settings.ts';
import { proofOfWork } from './proof-of-work.ts';
import { turnstile } from './turnstile.ts';

const ASKED = { action: 'otp-send', binding: 'device and phone', level: 2 };
const BOUND = { action: 'otp-send', bindings: ['device and phone'] };
const NOW = 1_000_000;

describe('a proof of work', () => {
  const work = proofOfWork('a key', 8);
  const facts = { address: '203.0.113.7', now: NOW };

  async function answered(): Promise<{ challenge: unknown; solution: { counter: number; derivedKey: string } }> {
    const challenge = await work.issue(ASKED, NOW);
    const [header = ''] = Object.values(await passChallenge({ details: { challenge } }));
    return JSON.parse(Buffer.from(header, 'base64url').toString());
  }

  it('is right once it is solved, with its level', async () => {
    const right = await work.check(await answered(), BOUND, facts);
    expect(right).toMatchObject({ level: 2, expiresAt: new Date(NOW + 3 * MINUTE_MS) });
  });

  it('is wrong for another device, another call or another phone', async () => {
    expect(await work.check(await answered(), { ...BOUND, bindings: ['another'] }, facts)).toBeUndefined();
  });

  it('is wrong three minutes later', async () => {
    expect(await work.check(await answered(), BOUND, { ...facts, now: NOW + 3 * MINUTE_MS })).toBeUndefined();
  });

  it('is wrong with another solution, a lower level, or the key of another site', async () => {
    const right = await answered();
    const key = right.solution.derivedKey.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    const wrong = { ...right, solution: { ...right.solution, derivedKey: key } };
    expect(await work.check(wrong, BOUND, facts)).toBeUndefined();
    const easier = JSON.parse(JSON.stringify(right).replace('"level":2', '"level":6'));
    expect(await work.check(easier, BOUND, facts)).toBeUndefined();
    expect(await proofOfWork('another key', 8).check(right, BOUND, facts)).toBeUndefined();
  });

  it('is right while its key is among those of the site', async () => {
    const right = await answered();
    expect(await proofOfWork(['new key', 'a key'], 8).check(right, BOUND, facts)).toBeDefined();
    expect(await proofOfWork(['new key', 'another key'], 8).check(right, BOUND, facts)).toBeUndefined();
  });

  it.each([undefined, null, 'text', {}, { challenge: {}, solution: {} }])('is not %p', async (given) => {
    expect(await work.check(given, BOUND, facts)).toBeUndefined();
  });

  it('takes twice as many tries at each level', async () => {
    const triesOf = async (level: number) => {
      const { solution } = await (async () => {
        const challenge: Challenge = await work.issue({ ...ASKED, level }, NOW);
        const [header = ''] = Object.values(await passChallenge({ details: { challenge } }));
        return JSON.parse(Buffer.from(header, 'base64url').toString());
      })();
      return solution.counter;
    };
    for (const level of [1, 3, 4]) {
      const tries = await triesOf(level);
      expect(tries).toBeGreaterThanOrEqual(4 * 2 ** (level - 1));
      expect(tries).toBeLessThanOrEqual(12 * 2 ** (level - 1));
    }
  });
});

describe('a check by Turnstile', () => {
  let cloudflare: ProviderStub;
  const failures: unknown[] = [];
  const facts = { address: '203.0.113.7', now: NOW };
  beforeEach(async () => {
    cloudflare = await providerStub();
    failures.length = 0;
  });
  afterEach(() => cloudflare.close());
  const provider = () =>
    turnstile({
      siteKey: 'site',
      secret: 'hidden',
      address: cloudflare.url,
      onFailure: (error) => void failures.push(error),
    });
  const says = (verdict: object) => {
    cloudflare.answer = { status: 200, body: JSON.stringify(verdict) };
  };
  const check = () => provider().check({ token: 'a token' }, BOUND, facts);

  it('names the site, the call and the binding to the widget', async () => {
    expect(await provider().issue(ASKED, NOW)).toEqual({
      kind: 'turnstile',
      siteKey: 'site',
      action: 'otp-send',
      data: 'device and phone',
    });
  });

  it('is asked of Cloudflare with the secret and the visitor’s address', async () => {
    says({ success: true, action: 'otp-send', cdata: 'device and phone' });
    expect(await check()).toMatchObject({ level: 6 });
    expect(cloudflare.calls[0]?.path).toBe('/turnstile/v0/siteverify');
    expect(JSON.parse(cloudflare.calls[0]?.body ?? '')).toEqual({
      secret: 'hidden',
      response: 'a token',
      remoteip: '203.0.113.7',
    });
  });

  it.each([
    { success: false, 'error-codes': ['timeout-or-duplicate'] },
    { success: true, action: 'slot-hold', cdata: 'device and phone' },
    { success: true, action: 'otp-send', cdata: 'another device' },
    { success: true },
  ])('is not passed by %j', async (verdict) => {
    says(verdict);
    expect(await check()).toBeUndefined();
    expect(failures).toEqual([]);
  });

  it('is not passed while Cloudflare fails, and the failure is reported', async () => {
    cloudflare.answer = { status: 500, body: '{}' };
    expect(await check()).toBeUndefined();
    expect(failures).toHaveLength(1);
  });

  it('needs both keys', () => {
    const settings = (env: Record<string, string>) => challengeSettings(env, () => undefined);
    expect(settings({})).toEqual({});
    expect(settings({ TURNSTILE_SITE_KEY: 'a', TURNSTILE_SECRET: 'b' }).challengeProvider?.name).toBe('turnstile');
    expect(() => settings({ TURNSTILE_SITE_KEY: 'a' })).toThrow('Turnstile needs both');
  });
});
