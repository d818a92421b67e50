import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REFUSALS } from './refusal-catalogue.ts';

const FOLDER = path.resolve(__dirname, '../../../docs/errors');

describe('the documentation pages of refusal codes', () => {
  const pages = readdirSync(FOLDER).filter((name) => /^REG-/.test(name));

  it('exist for each code and for no other', () => {
    expect(pages.sort()).toEqual(Object.keys(REFUSALS).map((code) => `${code}.md`));
  });

  it.each(Object.entries(REFUSALS))('explain for %s what it means, how to see it and what to do', (code, title) => {
    const page = readFileSync(path.join(FOLDER, `${code}.md`), 'utf8');
    expect(page.split('\n')[0]).toBe(`# ${code}: ${title}`);
    for (const part of ['## What it means', '## How to see it', '## What to do', '## Example'])
      expect(page).toContain(part);
    expect(page).toContain(`${code} `);
    expect(readFileSync(path.join(FOLDER, 'README.md'), 'utf8')).toContain(`[${code}](${code}.md) | ${title} |`);
  });
});
