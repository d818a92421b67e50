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

  it('keeps a value for its minutes, and no longer', () => {
    storage().set('flow', 'rent', 8);
    now += 8 * 60_000 - 1;
    expect(storage().get('flow', isText)).toBe('rent');
    now += 1;
    expect(storage().get('flow', isText)).toBeUndefined();
    expect(sessionStorage.getItem('flow')).toBeNull();
  });

  it('forgets what it is told to', () => {
    storage().set('flow', 'rent', 8);
    storage().remove('flow');
    expect(storage().get('flow', isText)).toBeUndefined();
  });

  it.each(['nonsense', '{}', 'null', '{"value":1,"until":9e15}', '{"value":"x","until":"soon"}'])(
    'does not take %s for a value',
    (text) => {
      sessionStorage.setItem('flow', text);
      expect(storage().get('flow', isText)).toBeUndefined();
    },
  );

  it('is empty where the browser forbids it, and silent where it is full', () => {
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
