import { reloadOnce } from './reload-once.ts';

function aWindow({ onLine = true, storage = new Map<string, string>() } = {}) {
  return {
    location: { href: 'https://aangan.test/home', reload: jest.fn() },
    navigator: { onLine },
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
    },
  };
}

describe('the reload after a missing file', () => {
  it('happens once per release set and address', () => {
    const storage = new Map<string, string>();
    const reloads = ['set1', 'set1', 'set2', 'set1', 'set2'].map((set) => reloadOnce(set, aWindow({ storage })));
    expect(reloads).toEqual([true, false, true, false, false]);
  });

  it('happens once for each page', () => {
    const storage = new Map<string, string>();
    reloadOnce('set1', aWindow({ storage }));
    const elsewhere = { ...aWindow({ storage }), location: { href: 'https://aangan.test/plans', reload: jest.fn() } };
    expect(reloadOnce('set1', elsewhere)).toBe(true);
    expect(elsewhere.location.reload).toHaveBeenCalledTimes(1);
  });

  it('does not happen offline', () => {
    const here = aWindow({ onLine: false });
    expect(reloadOnce('set1', here)).toBe(false);
    expect(here.location.reload).not.toHaveBeenCalled();
  });

  it('does not happen without storage, which prevents an endless loop', () => {
    const here = aWindow();
    here.sessionStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(reloadOnce('set1', here)).toBe(false);
    expect(here.location.reload).not.toHaveBeenCalled();
  });
});
