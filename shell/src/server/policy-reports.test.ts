import Fastify from 'fastify';
import { REPORT_PATH } from './content-security-policy.ts';
import { policyReports, violationsIn } from './policy-reports.ts';

const OLD = {
  'csp-report': {
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.test/x.js?phone=9876543210',
    'document-uri': 'https://aangan.test/home?token=secret#part',
    'source-file': 'inline',
  },
};
const NEW = [
  {
    type: 'csp-violation',
    url: 'https://aangan.test/home?token=secret',
    body: { effectiveDirective: 'img-src', blockedURL: 'https://evil.test/pixel', documentURL: 'https://aangan.test/' },
  },
  { type: 'deprecation', body: {} },
];

describe('reports of content security policy violations', () => {
  it('are read in both formats, without anything that may be personal', () => {
    expect(violationsIn(OLD)).toEqual([
      {
        directive: 'script-src-elem',
        blocked: 'https://evil.test/x.js',
        page: 'https://aangan.test/home',
        source: 'inline',
      },
    ]);
    expect(violationsIn(NEW)).toEqual([
      { directive: 'img-src', blocked: 'https://evil.test/pixel', page: 'https://aangan.test/', source: '' },
    ]);
  });

  it.each([undefined, null, 'text', 7, [], [null], {}, { 'csp-report': null }, [{ type: 'csp-violation' }]])(
    'are empty for invalid input: %j',
    (body) => expect(violationsIn(body)).toEqual([]),
  );

  it('are limited to one line each, whatever they contain', () => {
    const [violation] = violationsIn({ 'csp-report': { 'blocked-uri': `evil\n${'x'.repeat(999)}` } });
    expect(violation?.blocked).toHaveLength(200);
    expect(violation?.blocked).not.toContain('\n');
  });

  it('are logged at most sixty times a minute', async () => {
    const lines: string[] = [];
    let now = 0;
    const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } });
    policyReports(app, () => now);
    const send = (body: string, type = 'application/csp-report') =>
      app.inject({ method: 'POST', url: REPORT_PATH, headers: { 'content-type': type }, body });
    for (let index = 0; index < 70; index++) expect((await send(JSON.stringify(OLD))).statusCode).toBe(204);
    expect(lines).toHaveLength(60);
    expect(lines.join()).not.toMatch(/secret|9876543210/);
    now += 60_000;
    await send(JSON.stringify(NEW), 'application/reports+json');
    expect(lines).toHaveLength(61);
    expect((await send('not JSON')).statusCode).toBe(204);
    expect((await send('x'.repeat(20_000))).statusCode).toBe(413);
    await app.close();
  });
});
