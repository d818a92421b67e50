import { type MonitoringReport, monitoringReport } from '@aangan/shared-kit/contracts/monitoring';
import { startMonitoring } from './start-monitoring.ts';

const state = {
  entry: { remote: 'mfe-plans', page: 'plans', pattern: '/{seekerType}/plans', params: {} },
  remote: { name: 'mfe-plans', version: '2.0.0', base: '/assets/mfe-plans/2.0.0/', entry: '', integrity: {} },
  shell: { base: '/assets/shell/0.1.0-abc/', integrity: {} },
  pages: '/platform/pages/mfe-plans@2.0.0,mfe-search@3.0.0.json',
  device: 'MOBILE_WEB',
  deviceId: 'device-00000001',
} as const;

/** A window without beacons and observers, whose calls are recorded. */
function aView() {
  const sent: { url: string; report: MonitoringReport; keepalive: boolean }[] = [];
  const view = Object.create(window, {
    document: { value: document },
    performance: { value: performance },
    Event: { value: Event },
    innerWidth: { value: 390 },
    innerHeight: { value: 844 },
    navigator: {
      value: { userAgent: 'Chromium', language: 'en-IN', sendBeacon: () => false },
    },
    PerformanceObserver: {
      value: class {
        observe(): void {}
      },
    },
    fetch: {
      value: async (url: string, { body, keepalive }: { body: string; keepalive: boolean }) => {
        sent.push({ url, report: JSON.parse(body), keepalive });
        throw new Error('offline');
      },
    },
    addEventListener: { value: window.addEventListener.bind(window) },
  });
  return { view, sent };
}

function start() {
  const { view, sent } = aView();
  const monitoring = startMonitoring({ state, accountId: () => '', view, random: () => 0.9 });
  const leave = () => {
    window.dispatchEvent(new Event('pagehide'));
    return sent.at(-1)?.report;
  };
  return { ...monitoring, sent, leave };
}

describe('the monitoring of a document', () => {
  it('reports each page shown with the version of its remote, and of the shell, when the visitor leaves', () => {
    const { pageShown, leave, sent } = start();
    pageShown({ remote: 'mfe-plans', page: 'plans', pattern: '/{seekerType}/plans', ms: 900 });
    pageShown({ remote: 'mfe-search', page: 'home', pattern: '/', failure: 'load', ms: 50 });
    pageShown({ remote: 'shell', page: 'not-found', pattern: '/page-not-found' });
    pageShown({ remote: 'mfe-plans', page: 'plans', pattern: '/{seekerType}/plans', failure: 'account' });
    expect(sent).toEqual([]);
    const report = leave();
    expect(monitoringReport.parse(report)).toEqual(report);
    const frame = (route: string) => ({ remote: 'shell', version: '0.1.0-abc', route, outcome: 'ok', ms: 0 });
    expect(report?.views).toEqual([
      { remote: 'mfe-plans', version: '2.0.0', route: '/{seekerType}/plans', outcome: 'ok', ms: 900 },
      frame('/{seekerType}/plans'),
      { remote: 'mfe-search', version: '3.0.0', route: '/', outcome: 'load', ms: 50 },
      frame('/'),
      frame('/page-not-found'),
      { remote: 'mfe-plans', version: '2.0.0', route: '/{seekerType}/plans', outcome: 'data', ms: 0 },
      frame('/{seekerType}/plans'),
    ]);
    expect(sent[0]).toMatchObject({ url: '/api/v1/monitoring/report', keepalive: true });
  });

  it('reports errors with their address, route and breadcrumbs', () => {
    const { pageShown, report, leave } = start();
    pageShown({ remote: 'mfe-search', page: 'city-home', pattern: '/{city}/rent', path: '/pune/rent', ms: 1 });
    report(new TypeError('x'), { remote: 'mfe-search', page: 'city-home', kind: 'render' });
    const [error] = leave()?.errors ?? [];
    expect(error).toMatchObject({
      remote: 'mfe-search',
      version: '3.0.0',
      kind: 'page',
      pageUrl: '/pune/rent',
      errorDetails: { route: '/{city}/rent' },
      releaseVersion: '0.1.0-abc',
      deviceInfo: { viewport: '390x844' },
      breadcrumbs: [{ kind: 'navigation', text: '/{city}/rent' }],
    });
  });

  it('reports uncaught errors, and not pictures that failed to load', () => {
    const { report, leave } = start();
    const event = Object.assign(new Event('error'), { error: new Error('y'), message: 'y', filename: '' });
    report(event, { remote: 'shell' });
    report(new Event('error'), { remote: 'shell' });
    expect(leave()?.errors).toMatchObject([{ title: 'Error: y', kind: 'unhandled', remote: 'shell' }]);
  });

  it('sends nothing when there is nothing to report', () => {
    expect(start().leave()).toBeUndefined();
  });
});
