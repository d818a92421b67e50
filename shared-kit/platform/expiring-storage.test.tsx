import { expiringStorage } from './expiring-storage.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

describe('expiring storage', () => {
  let now: number;
  const storage = () =>
    expiringStorage(
      () => sessionStorage,
      () => now,
    );
  beforeEach(() => {
    now = 1_000_000;
    sessionStorage.clear();
  });

  it('stores a value until it expires', () => {
    storage().set('flow', 'rent', 8);
    now += 8 * 60_000 - 1;
    expect(storage().get('flow', isText)).toBe('rent');
    now += 1;
    expect(storage().get('flow', isText)).toBeUndefined();
    expect(sessionStorage.getItem('flow')).toBeNull();
  });

  it('removes a value on request', () => {
    storage().set('flow', 'rent', 8);
    storage().remove('flow');
    expect(storage().get('flow', isText)).toBeUndefined();
  });

  it.each(['nonsense', '{}', 'null', '{"value":1,"until":9e15}', '{"value":"x","until":"soon"}'])(
    'ignores %s',
    (text) => {
      sessionStorage.setItem('flow', text);
      expect(storage().get('flow', isText)).toBeUndefined();
    },
  );

  it('is empty where the browser forbids it, and does not throw where it is full', () => {
    const forbidden = expiringStorage(
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
      () => now,
    );
    forbidden.set('flow', 'rent', 8);
    expect(forbidden.get('flow', isText)).toBeUndefined();
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const full = expiringStorage(
      () => ({ setItem, getItem: () => null, removeItem: () => undefined }),
      () => now,
    );
    expect(() => full.set('flow', 'rent', 8)).not.toThrow();
  });
});
