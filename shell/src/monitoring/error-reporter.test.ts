import type { ErrorReport } from '@aangan/shared-kit/contracts/monitoring';
import { errorReport } from '@aangan/shared-kit/contracts/monitoring';
import fc from 'fast-check';
import { breadcrumbTrail } from './breadcrumbs.ts';
import { errorReporter } from './error-reporter.ts';

function aReporter() {
  const sent: ErrorReport[] = [];
  const dropped: string[] = [];
  const trail = breadcrumbTrail(() => 5);
  const reporter = errorReporter({
    facts: {
      project: 'aangan',
      releaseVersion: '0.1.0-s',
      platform: 'MOBILE_WEB',
      deviceId: 'device-00000001',
      deviceInfo: { browser: 'Chromium', language: 'en-IN', viewport: '390x844', connection: '' },
    },
    userId: () => 'acc_1',
    trail,
    route: () => '/{seekerType}/plans',
    address: () => '/tenant/plans',
    versionOf: (remote) => `1.0.0-of-${remote}`,
    send: (report) => sent.push(report),
    onDropped: (noise) => dropped.push(noise),
  });
  return { reporter, sent, dropped, trail };
}

const withStack = (message: string, stack: string) => Object.assign(new Error(message), { stack });

describe('the error reporter', () => {
  it('sends the fields of the specification, with remote, version and kind', () => {
    const { reporter, sent, trail } = aReporter();
    trail.add('click', 'button Pay');
    reporter.report(new TypeError('x is not a function'), {
      remote: 'mfe-plans',
      page: 'plans',
      version: '2.0.0',
      kind: 'render',
    });
    expect(sent).toHaveLength(1);
    expect(errorReport.parse(sent[0])).toEqual(sent[0]);
    expect(sent[0]).toMatchObject({
      project: 'aangan',
      pageUrl: '/tenant/plans',
      title: 'TypeError: x is not a function',
      logLevel: 'fatal',
      remote: 'mfe-plans',
      version: '2.0.0',
      kind: 'page',
      errorDetails: { route: '/{seekerType}/plans', page: 'plans', cause: 'render' },
      breadcrumbs: [{ at: 5, kind: 'click', text: 'button Pay' }],
    });
  });

  it('reports any thrown value within the limits of the contract', () => {
    const { reporter, sent } = aReporter();
    fc.assert(
      fc.property(fc.anything(), fc.string(), (thrown, message) => {
        sent.length = 0;
        const fresh = aReporter();
        fresh.reporter.report(thrown, { remote: 'shell', kind: 'unhandled' });
        fresh.reporter.report(withStack(message.repeat(50), message.repeat(500)), { remote: 'mfe-plans' });
        for (const report of fresh.sent) expect(errorReport.safeParse(report).error).toBeUndefined();
      }),
    );
    reporter.report('text', { remote: 'shell' });
    expect(sent).toHaveLength(1);
  });

  it('assigns an unowned error to the remote whose file is in its stack', () => {
    const { reporter, sent } = aReporter();
    const stack = 'Error: x\n    at a (https://x.example/assets/mfe-search/3.0.0-abc/browser/page.js:1:2)';
    reporter.report(withStack('x', stack), { remote: 'shell', kind: 'unhandled' });
    reporter.report(withStack('y', 'Error: y'), { remote: 'shell', kind: 'rejection' });
    expect(sent).toMatchObject([
      { remote: 'mfe-search', version: '3.0.0-abc', kind: 'unhandled', logLevel: 'error' },
      { remote: 'shell', version: '1.0.0-of-shell', kind: 'rejection' },
    ]);
  });

  it('drops known noise and names it', () => {
    const { reporter, sent, dropped } = aReporter();
    reporter.report('Script error.', { remote: 'shell', kind: 'unhandled' });
    reporter.report(Object.assign(new Error('full'), { name: 'QuotaExceededError' }), { remote: 'mfe-plans' });
    expect(sent).toEqual([]);
    expect(dropped).toEqual(['cross-origin frame', 'storage quota']);
  });

  it('counts a chunk that failed to load as a load failure of its remote', () => {
    const { reporter, sent } = aReporter();
    const error = Object.assign(new Error('Loading chunk 3 failed'), {
      name: 'ChunkLoadError',
      request: 'https://x.example/assets/mfe-search/3.0.0/browser/map.js',
    });
    reporter.report(error, { remote: 'shell', kind: 'rejection' });
    reporter.report(new Error('HTTP 404'), { remote: 'mfe-plans', kind: 'status' });
    expect(sent).toMatchObject([
      { kind: 'load', remote: 'mfe-search', version: '3.0.0' },
      { kind: 'load', remote: 'mfe-plans', version: '1.0.0-of-mfe-plans' },
    ]);
  });

  it('sends the same error once, and at most twenty different errors', () => {
    const { reporter, sent } = aReporter();
    for (let count = 0; count < 3; count++) reporter.report(withStack('same', ''), { remote: 'mfe-plans' });
    expect(sent).toHaveLength(1);
    for (let count = 0; count < 50; count++) reporter.report(withStack(`other ${count}`, ''), { remote: 'mfe-plans' });
    expect(sent).toHaveLength(20);
  });

  it('removes personal data', () => {
    const { reporter, sent } = aReporter();
    const secrets = ['98765 43210', 'meera@mail.example', 'zq81hf0a9d8f7s6d5f4g3h2j'];
    reporter.report(withStack(secrets.join(' '), secrets.join('\n')), { remote: 'mfe-plans' });
    for (const secret of secrets) expect(JSON.stringify(sent)).not.toContain(secret);
  });
});
