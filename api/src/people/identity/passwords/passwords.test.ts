import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { leakedPasswords } from './leaked-passwords.ts';
import { encodedHash, HASH_COST, parseHash } from './password-hash.ts';
import { HASHER_BUSY, openPasswordHasher, type PasswordHasher } from './password-hasher.ts';
import { newPasswordError } from './password-rules.ts';

const ASHA = { name: 'Asha Rao', email: 'asha.rao@example.com', phone: '+919845012345' };

describe('a new password', () => {
  it.each([
    ['1234567', 'Use at least 8 characters.'],
    ['Password1', 'This password has leaked elsewhere. Choose another one.'],
    ['asha rao', 'Choose a password that is not your name, number or e-mail.'],
    ['Asha.Rao', 'Choose a password that is not your name, number or e-mail.'],
    ['9845012345', 'Choose a password that is not your name, number or e-mail.'],
    ['asha.rao@example.com', 'Choose a password that is not your name, number or e-mail.'],
  ])('%s is refused: %s', async (password, message) => {
    expect(newPasswordError(password, ASHA, await leakedPasswords()())).toBe(message);
  });

  it('may be any other text, in any script', async () => {
    const leaked = await leakedPasswords()();
    expect(newPasswordError('चाय पीते हैं', ASHA, leaked)).toBeUndefined();
    expect(newPasswordError('four walls and tea', ASHA, leaked)).toBeUndefined();
  });
});

describe('a password hash', () => {
  it('is parsed from its encoded form', () => {
    const bytes = fc.uint8Array({ minLength: 8, maxLength: 64 });
    fc.assert(
      fc.property(bytes, bytes, (salt, digest) => {
        const read = parseHash(encodedHash({ cost: HASH_COST, salt, digest }));
        expect(read?.cost).toEqual({ memory: 19_456, passes: 2, parallelism: 1 });
        expect(Buffer.from(read?.salt ?? []).equals(salt)).toBe(true);
        expect(Buffer.from(read?.digest ?? []).equals(digest)).toBe(true);
      }),
    );
  });

  it('is not parsed from any other text', () => {
    expect(parseHash('$2b$10$abcdefghijklmnopqrstuv')).toBeUndefined();
    expect(parseHash('')).toBeUndefined();
  });
});

describe('the password hasher', () => {
  let hasher: PasswordHasher;
  beforeEach(() => {
    hasher = openPasswordHasher({ longestQueue: 4 });
  });
  afterEach(() => hasher.close());

  it('accepts the right password only, with a new salt each time', async () => {
    const [one, other] = await Promise.all([hasher.hash('four walls and tea'), hasher.hash('four walls and tea')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(await hasher.matches('four walls and tea', one)).toBe(true);
    expect(await hasher.matches('four walls and tee', one)).toBe(false);
  });

  it('does the same work without a hash, and returns false', async () => {
    expect(await hasher.matches('four walls and tea', null)).toBe(false);
    expect(await hasher.matches('', undefined)).toBe(false);
  });

  it('treats the same letters typed in two ways as equal', async () => {
    expect(await hasher.matches('caf\u0065\u0301 au lait', await hasher.hash('caf\u00e9 au lait'))).toBe(true);
  });

  it('does not block the event loop', async () => {
    // On a busy machine some passwords may be done before the loop's next turn, but not all.
    for (let turns = 0; turns < 5; ) {
      let done = false;
      const working = hasher.hash('four walls and tea').finally(() => {
        done = true;
      });
      await pause(1);
      if (!done) turns += 1;
      await working;
    }
  });

  it('refuses passwords that would wait too long, with a message, and accepts more once the queue is shorter', async () => {
    // One is hashed, four wait.
    const waiting = Array.from({ length: 5 }, () => hasher.hash('four walls and tea'));
    await expect(hasher.hash('a sixth')).rejects.toMatchObject({ statusCode: 503, message: HASHER_BUSY });
    await Promise.all(waiting);
    await expect(hasher.hash('a sixth')).resolves.toContain('$argon2id$');
  });

  it('hashes for a known device first, then for who has passed a challenge, then for the others', async () => {
    const order: string[] = [];
    const lanes = ['open', 'open', 'paid', 'known'] as const;
    await Promise.all(lanes.map((lane) => hasher.matches('tea', null, lane).then(() => order.push(lane))));
    expect(order).toEqual(['open', 'known', 'paid', 'open']);
  });

  it('asks for a challenge of a rising level once too many others wait', async () => {
    const longer = openPasswordHasher();
    const open = Array.from({ length: 21 }, () => longer.matches('tea', null, 'open').catch(() => false));
    await expect(longer.matches('tea', null, 'open')).rejects.toMatchObject({ statusCode: 503, level: 1 });
    const paid = Array.from({ length: 40 }, () => longer.matches('tea', null, 'paid').catch(() => false));
    await expect(longer.matches('tea', null, 'open')).rejects.toMatchObject({ level: 2 });
    const known = longer.matches('tea', null, 'known').catch(() => false);
    await longer.close();
    expect(await Promise.all([...open, ...paid, known])).not.toContain(true);
  });

  it('fails waiting calls when it ends', async () => {
    const refused = expect(hasher.hash('four walls and tea')).rejects.toThrow('The server is stopping.');
    await hasher.close();
    await refused;
  });
});
