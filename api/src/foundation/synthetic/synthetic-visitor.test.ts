import { syntheticCode, syntheticProof } from './synthetic-proof.ts';
import { syntheticSettings } from './synthetic-settings.ts';
import { syntheticVisitor } from './synthetic-visitor.ts';

const SECRET = 'a-secret-of-at-least-thirty-two-characters';
const SETTINGS = { phone: '+919000000017', secret: SECRET, listing: 'home1' };
const DEVICE = 'device-00000017';

type Asked = Parameters<ReturnType<typeof syntheticVisitor>['sent']>[0];

const asked = (device: string, proof?: string) =>
  ({ headers: { cookie: `aangan_device=${device}`, 'x-synthetic-visitor': proof } }) as unknown as Asked;

describe('syntheticSettings', () => {
  it('are none by default, and all of them otherwise', () => {
    expect(syntheticSettings({})).toEqual({});
    const env = { SYNTHETIC_PHONE: SETTINGS.phone, SYNTHETIC_SECRET: SECRET, SYNTHETIC_LISTING: 'HOME1' };
    expect(syntheticSettings(env)).toEqual({ synthetic: SETTINGS });
  });

  it('name what is missing or wrong', () => {
    const env = { SYNTHETIC_PHONE: '9000000017', SYNTHETIC_SECRET: 'short' };
    expect(() => syntheticSettings(env)).toThrow(/SYNTHETIC_PHONE.*\nSYNTHETIC_SECRET.*\nSYNTHETIC_LISTING/);
  });
});

describe('syntheticVisitor', () => {
  const visitor = syntheticVisitor(SETTINGS);

  it('is who knows the secret, on the device of the proof', () => {
    expect(visitor.sent(asked(DEVICE, syntheticProof(SECRET, DEVICE)))).toBe(true);
    expect(visitor.sent(asked('another-device', syntheticProof(SECRET, DEVICE)))).toBe(false);
    expect(visitor.sent(asked(DEVICE, syntheticProof('another secret', DEVICE)))).toBe(false);
    expect(visitor.sent(asked(DEVICE))).toBe(false);
  });

  it('has six digits for each attempt, different ones', () => {
    const codes = Array.from({ length: 1_000 }, (_, attempt) => visitor.codeOf(`attempt ${attempt}`));
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(950);
    expect(syntheticCode(SECRET, 'attempt 0')).toBe(codes[0]);
  });

  it('may visit its listing only, and binds nobody else', () => {
    expect(() => visitor.assertMayVisit(SETTINGS.phone, 'home1')).not.toThrow();
    expect(() => visitor.assertMayVisit(SETTINGS.phone, 'home2')).toThrow(/its own listing/);
    expect(() => visitor.assertMayVisit('+919812345678', 'home2')).not.toThrow();
  });

  it('is nobody where none is configured', () => {
    const nobody = syntheticVisitor(undefined);
    expect(nobody.hasPhone(undefined)).toBe(false);
    expect(nobody.hasPhone(SETTINGS.phone)).toBe(false);
    expect(nobody.sent(asked(DEVICE, syntheticProof(SECRET, DEVICE)))).toBe(false);
  });
});
