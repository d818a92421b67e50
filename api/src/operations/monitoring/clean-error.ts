import { createHash } from 'node:crypto';
import type { ErrorReport } from '@aangan/shared-kit/contracts/monitoring';
import { loggedPath } from '@aangan/shared-kit/domain/logged-path';
import { scrub } from '@aangan/shared-kit/domain/scrub';

/**
 * A report without personal data. Browsers scrub what they send; the server scrubs again, because clients cannot be
 * trusted.
 */
export function cleanError(report: ErrorReport): ErrorReport {
  return {
    ...report,
    pageUrl: loggedPath(report.pageUrl),
    title: scrub(report.title),
    stackTrace: scrub(report.stackTrace),
    description: scrub(report.description),
    errorDetails: Object.fromEntries(
      Object.entries(report.errorDetails).map(([name, value]) => [scrub(name), scrub(value)]),
    ),
    deviceInfo: { ...report.deviceInfo, browser: scrub(report.deviceInfo.browser) },
    breadcrumbs: report.breadcrumbs.map((crumb) => ({ ...crumb, text: scrub(crumb.text) })),
  };
}

/**
 * The same for the same error of a version: from its kind, its title without numbers, and the top frames of its stack
 * without origins.
 */
export function fingerprintOf({ kind, title, stackTrace }: Pick<ErrorReport, 'kind' | 'title' | 'stackTrace'>): string {
  const frames = stackTrace
    .split('\n')
    .filter((line) => /:\d+:\d+/.test(line))
    .slice(0, 3)
    .map((line) => line.trim().replace(/https?:\/\/[^/]+/, ''));
  const parts = [kind, title.replace(/\d+/g, '0'), ...frames];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}
