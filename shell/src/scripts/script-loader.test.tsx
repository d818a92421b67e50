import type { OutsideScript } from '@aangan/shared-kit/platform/platform';
import { type Consent, OPEN_CONSENT } from '../consent/consent.ts';
import { scriptLoader } from './script-loader.ts';

const ADDRESSES = { maps: 'https://maps.example/api.js', pixel: 'https://pixel.example/p.js' };

describe('the script loader', () => {
  let consent: Consent;
  beforeEach(() => {
    consent = OPEN_CONSENT;
    document.head.replaceChildren();
  });

  const loader = () => scriptLoader({ addresses: ADDRESSES, consent: () => consent, document });
  const elements = () => [...document.head.querySelectorAll('script')];
  const settle = (type: 'load' | 'error') => elements().at(-1)?.dispatchEvent(new Event(type));

  it('loads a script once per document', async () => {
    const scripts = loader();
    const loads = [scripts.load('maps'), scripts.load('maps')];
    await Promise.resolve();
    expect(elements().map(({ src, async }) => ({ src, async }))).toEqual([{ src: ADDRESSES.maps, async: true }]);
    settle('load');
    await Promise.all([...loads, scripts.load('maps')]);
    expect(elements()).toHaveLength(1);
  });

  it('removes a failed script, so that it can be loaded again', async () => {
    const scripts = loader();
    const load = scripts.load('maps');
    settle('error');
    await expect(load).rejects.toMatchObject({ name: 'ScriptError', script: 'maps', failure: 'failed' });
    expect(elements()).toEqual([]);
    const again = scripts.load('maps');
    settle('load');
    await again;
  });

  it('fails after 120 seconds', async () => {
    jest.useFakeTimers();
    try {
      const outcome = jest.fn();
      loader().load('maps').catch(outcome);
      await jest.advanceTimersByTimeAsync(119_999);
      expect(outcome).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ failure: 'timeout' }));
      expect(elements()).toEqual([]);
    } finally {
      jest.useRealTimers();
    }
  });

  it.each<[OutsideScript, Consent, string]>([
    ['push', { ...OPEN_CONSENT, marketing: 'granted' }, 'not-configured'],
    ['pixel', OPEN_CONSENT, 'no-consent'],
    ['pixel', { ...OPEN_CONSENT, marketing: 'denied' }, 'no-consent'],
  ])('does not load %s with %j: %s', async (script, given, failure) => {
    consent = given;
    await expect(loader().load(script)).rejects.toMatchObject({ failure });
    expect(elements()).toEqual([]);
  });

  it('loads a script once the visitor agrees', async () => {
    const scripts = loader();
    await expect(scripts.load('pixel')).rejects.toMatchObject({ failure: 'no-consent' });
    consent = { ...OPEN_CONSENT, marketing: 'granted' };
    const load = scripts.load('pixel');
    settle('load');
    await load;
  });
});
