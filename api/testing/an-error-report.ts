import type { ErrorReport } from '@aangan/shared-kit/contracts/monitoring';

/** A report in the form that browsers send, with plain values. */
export function anErrorReport(facts: Partial<ErrorReport> = {}): ErrorReport {
  return {
    project: 'aangan',
    releaseVersion: '0.1.0-shell00000',
    platform: 'MOBILE_WEB',
    logLevel: 'error',
    userId: '',
    pageUrl: '/tenant/plans',
    title: 'TypeError: x is not a function',
    stackTrace: 'TypeError: x is not a function\n    at Plans (/assets/mfe-plans/1.0.0/browser/page-plans.js:1:2)',
    description: 'An error in the page',
    errorDetails: { route: '/{seekerType}/plans' },
    deviceId: 'device-00000001',
    deviceInfo: { browser: 'Chromium 156', language: 'en-IN', viewport: '390x844', connection: '4g' },
    breadcrumbs: [],
    remote: 'mfe-plans',
    version: '1.0.0',
    kind: 'page',
    ...facts,
  };
}
