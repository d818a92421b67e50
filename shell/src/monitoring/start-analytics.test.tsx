import { analyticsCalls, type EventBatch } from '@aangan/shared-kit/contracts/analytics';
import { startAnalytics } from './start-analytics.ts';

/** A window whose beacons and calls are recorded. */
function aView() {
  const sent: { url: string; body: Promise<string> }[] = [];
  const calls: string[] = [];
  const view = Object.create(window, {
    document: { value: document },
    navigator: {
      value: {
        sendBeacon(url: string, body: Blob) {
          sent.push({ url, body: textOf(body) });
          return true;
        },
      },
    },
    fetch: {
      value: async (url: string) => {
        calls.push(url);
        throw new Error('offline');
      },
    },
    addEventListener: { value: window.addEventListener.bind(window) },
  });
  return { view, sent, calls };
}

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

function start(allowed: boolean) {
  const seen = aView();
  const entry = { remote: 'mfe-search', pattern: '/' };
  const analytics = startAnalytics({
    deviceId: 'device-00000001',
    entry,
    view: seen.view,
    allowed: () => allowed,
    now: () => 7,
  });
  return { ...seen, ...analytics, leave: () => window.dispatchEvent(new Event('pagehide')) };
}

describe('analytics', () => {
  it('sends the events of a page in one batch when the visitor leaves, as the contract says', async () => {
    const { track, pageShown, leave, sent } = start(false);
    pageShown({ remote: 'mfe-plans', page: 'plans', pattern: '/{seekerType}/plans' });
    track('plan_chosen', {
      plan: 'TENANT_FREEDOM',
      place: 2,
      note: 'call 98765 43210',
      'bad name': 1,
      none: Number.NaN,
    });
    expect(sent).toEqual([]);
    leave();
    expect(sent.map(({ url }) => url)).toEqual(['/createEvent']);
    const batch: EventBatch = JSON.parse((await sent[0]?.body) ?? '');
    expect(analyticsCalls['POST /createEvent'].body.parse(batch)).toEqual(batch);
    expect(batch.events).toMatchObject([
      { name: 'page_view', remote: 'mfe-plans', route: '/{seekerType}/plans', at: 7 },
      { name: 'plan_chosen', properties: { plan: 'TENANT_FREEDOM', place: 2, note: 'call [number]' } },
    ]);
    expect(Object.keys(batch.events[1]?.properties ?? {})).toEqual(['plan', 'place', 'note']);
  });

  it('sends nothing to other companies without consent', () => {
    const { track, pageShown, leave, sent, calls } = start(false);
    pageShown({ remote: 'mfe-plans', page: 'plans', pattern: '/plans' });
    track('searched');
    leave();
    expect(sent.every(({ url }) => url === '/createEvent')).toBe(true);
    expect(calls).toEqual([]);
  });

  it('sends to other companies with consent, and ignores their failures', async () => {
    const { pageShown, leave, sent, calls } = start(true);
    pageShown({ remote: 'mfe-plans', page: 'plans', pattern: '/{seekerType}/plans' });
    leave();
    await Promise.resolve();
    expect(sent.map(({ url }) => url)).toEqual(['/createEvent', '/v1/adobe/send']);
    expect(calls).toEqual(['/analytics/bk?remote=mfe-plans&route=%2F%7BseekerType%7D%2Fplans']);
  });

  it('drops events without a valid name, and sends a full batch at once', () => {
    const { track, sent } = start(false);
    track('not a name');
    for (let count = 0; count < 24; count++) track('scrolled');
    expect(sent).toEqual([]);
    track('scrolled');
    expect(sent).toHaveLength(1);
  });
});
