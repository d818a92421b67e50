import { MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { REPORT_PATH } from './content-security-policy.ts';

/** Maximum reports logged in a minute. A page full of violations, or an attacker, must not fill the log. */
const REPORTS_A_MINUTE = 60;

/** Size limit. Reports are small, and anything larger is ignored. */
const BODY_LIMIT_BYTES = 16_384;

/** One blocked resource, without personal data. */
interface PolicyViolation {
  readonly directive: string;
  /** Origin and path of the blocked resource, or a keyword such as `inline`. */
  readonly blocked: string;
  /** Path of the page. */
  readonly page: string;
  readonly source: string;
}

/** Receives browsers' reports of policy violations and writes them to the log. @param now epoch ms */
export function policyReports(app: FastifyInstance, now: () => number): void {
  const allowed = withinLimit(now);
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, parsed(String(body))),
    );
    scope.post(REPORT_PATH, (request, reply) => {
      logViolations(request.log, violationsIn(request.body), allowed);
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}

function logViolations(log: FastifyBaseLogger, violations: readonly PolicyViolation[], allowed: () => boolean): void {
  for (const violation of violations)
    if (allowed()) log.warn({ violation }, 'The content security policy was violated');
}

/** The violations of a report in either format that browsers send. Anything else has none. */
export function violationsIn(body: unknown): PolicyViolation[] {
  const reports = Array.isArray(body) ? body : [body];
  return reports.slice(0, 20).flatMap((report: unknown) => {
    const old = fieldOf(report, 'csp-report');
    if (old) return [violation(old, 'violated-directive', 'blocked-uri', 'document-uri', 'source-file')];
    const facts = fieldOf(report, 'type') === 'csp-violation' ? fieldOf(report, 'body') : undefined;
    return facts ? [violation(facts, 'effectiveDirective', 'blockedURL', 'documentURL', 'sourceFile')] : [];
  });
}

function violation(facts: unknown, directive: string, blocked: string, page: string, source: string): PolicyViolation {
  return {
    directive: plain(fieldOf(facts, directive)),
    blocked: plain(fieldOf(facts, blocked)),
    page: plain(fieldOf(facts, page)),
    source: plain(fieldOf(facts, source)),
  };
}

/** Removes query and fragment, which may be personal, and limits the length to one line. */
function plain(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  return text
    .replace(/[?#].*$/s, '')
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, 200);
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A broken report is ignored, because nobody reads the answer.
    return undefined;
  }
}

function withinLimit(now: () => number): () => boolean {
  let minute = 0;
  let count = 0;
  return () => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) {
      minute = current;
      count = 0;
    }
    count += 1;
    return count <= REPORTS_A_MINUTE;
  };
}
