import { anErrorReport } from '../../../testing/an-error-report.ts';
import { cleanError, fingerprintOf } from './clean-error.ts';

const SECRET = '98765 43210';

describe('a report of a server error', () => {
  it('has all its texts scrubbed, even if the browser did not scrub them', () => {
    const report = anErrorReport({
      title: `Error: ${SECRET}`,
      stackTrace: `at ${SECRET}`,
      description: SECRET,
      errorDetails: { note: SECRET, [SECRET]: 'a' },
      deviceInfo: { browser: SECRET, language: 'en-IN', viewport: '390x844', connection: '4g' },
      breadcrumbs: [{ at: 1, kind: 'click', text: SECRET }],
    });
    expect(JSON.stringify(cleanError(report))).not.toContain(SECRET);
  });

  it('has no token in its address', () => {
    const report = anErrorReport({ pageUrl: '/alerts/stop/aB3dE5fG7hJ9kL1mN3pQ' });
    expect(cleanError(report).pageUrl).toBe('/alerts/stop/…');
  });
});

describe('the fingerprint of an error', () => {
  const one = anErrorReport({ title: 'Error: listing 17', stackTrace: 'at a (https://one.example/x.js:1:2)' });

  it('is the same for another number in the title and another origin', () => {
    const other = { ...one, title: 'Error: listing 18', stackTrace: 'at a (https://two.example/x.js:1:2)' };
    expect(fingerprintOf(other)).toBe(fingerprintOf(one));
  });

  it('is different for another stack frame, title or kind', () => {
    const others = [
      { ...one, stackTrace: 'at b (https://one.example/x.js:9:9)' },
      { ...one, title: 'TypeError: x' },
      { ...one, kind: 'rejection' as const },
    ];
    expect(new Set([one, ...others].map(fingerprintOf)).size).toBe(4);
  });
});
