import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { callError } from './call-error.ts';
import { FAILURES } from './failure-catalogue.ts';

const ROOT = path.resolve(__dirname, '../../../..');

describe('the catalogue of failures', () => {
  it('is the list in the documents', () => {
    const document = readFileSync(path.join(ROOT, 'docs/errors/calls.md'), 'utf8');
    const rows = Object.entries(FAILURES).map(([code, { status, words }]) => `| \`${code}\` | ${status} | ${words} |`);
    expect(document.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows);
  });

  it('gives a failure its status, its sentence and its code', () => {
    expect(callError('no-listing')).toMatchObject({
      statusCode: 404,
      message: 'There is no such listing.',
      code: 'no-listing',
    });
  });

  it('has every sentence that is written where it is thrown', () => {
    const files = globSync('api/src/**/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'));
    const literal = /\bnotFound\(\s*['"`]|new CallError\(\s*\d+,\s*'/;
    expect(files.filter((file) => literal.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
  });
});
