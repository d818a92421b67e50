import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  brokenLinks,
  DOCUMENTS_AT_MOST,
  decisionProblems,
  decisionRow,
  headingAnchors,
  missingDocuments,
  missingPaths,
  privateWords,
  type TextFile,
} from './documents.ts';

const ROOT = path.resolve(__dirname, '../..');
const GENERATED = new Set(['node_modules', 'dist', '.data', '.tsc', '.git']);

const exists = (file: string) => existsSync(path.join(ROOT, file));
const files = filesOf('**/*.md');
const decisions = files.filter((file) => /^docs\/decisions\/\d/.test(file.path));
const topics = files.filter((file) => /^docs\/[^/]+\.md$/.test(file.path));

function filesOf(pattern: string): TextFile[] {
  return globSync(pattern, { cwd: ROOT, exclude: (name) => GENERATED.has(path.basename(name)) })
    .sort()
    .map((file) => ({ path: file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
}

function textOf(file: string): string {
  return files.find((each) => each.path === file)?.text ?? '';
}

describe('the documents of the repository', () => {
  it('have links that lead to existing files and headings', () => {
    const headings = headingAnchors(files);
    expect(files.flatMap((file) => brokenLinks(file, exists, headings))).toEqual([]);
  });

  it('name paths that exist', () => {
    expect(files.flatMap((file) => missingPaths(file, exists))).toEqual([]);
  });

  it('exist if a source file names them', () => {
    const sources = filesOf('{api,shell,shared-kit,mfe-*,e2e,scripts}/**/*.{ts,tsx}');
    const others = sources.filter(({ path: file }) => !file.startsWith('scripts/checks/documents'));
    expect(others.length).toBeGreaterThan(0);
    expect(others.flatMap((file) => missingDocuments(file, exists))).toEqual([]);
  });

  it(`are at most ${DOCUMENTS_AT_MOST} in docs/, each linked from the README`, () => {
    expect(topics.length).toBeGreaterThan(0);
    expect(topics.length).toBeLessThanOrEqual(DOCUMENTS_AT_MOST);
    const readme = textOf('README.md');
    expect(topics.filter((file) => !readme.includes(`](${file.path})`))).toEqual([]);
  });

  it('use the terms of the glossary', () => {
    expect(files.flatMap(privateWords)).toEqual([]);
  });
});

describe('the decisions', () => {
  it('have a status and a date', () => {
    expect(decisions.length).toBeGreaterThan(0);
    expect(decisions.flatMap(decisionProblems)).toEqual([]);
  });

  it('are listed in the index with title, status and date', () => {
    const rows = textOf('docs/decisions/README.md').split('\n');
    expect(decisions.map(decisionRow).filter((row) => !rows.includes(row))).toEqual([]);
  });
});

describe('the check of documents', () => {
  const file = (text: string): TextFile => ({ path: 'docs/a.md', text });
  const known = new Set(['docs/a.md', 'docs/b.md', 'shell/src/app/gate.tsx']);
  const has = (name: string) => known.has(name);
  const headings = headingAnchors([file('# A title'), { path: 'docs/b.md', text: '## Where it is, and why?' }]);

  it('reports a link to a missing file and to a missing heading', () => {
    expect(brokenLinks(file('[x](c.md)'), has, headings)).toHaveLength(1);
    expect(brokenLinks(file('[x](b.md#elsewhere)'), has, headings)).toHaveLength(1);
    expect(
      brokenLinks(file('[x](b.md#where-it-is-and-why) [y](#a-title) [z](https://a.example)'), has, headings),
    ).toEqual([]);
  });

  it('reports a path that does not exist, and leaves examples alone', () => {
    expect(missingPaths(file('`shell/src/app/gone.tsx`'), has)).toHaveLength(1);
    expect(missingPaths(file('`shell/src/app/gate.tsx` `mfe-x/e2e/` `api/src/<area>/` `/shell/1.0`'), has)).toEqual([]);
  });

  it('reports a source file that names a missing document', () => {
    expect(missingDocuments({ path: 'a.ts', text: '/** See docs/b.md and docs/gone.md. */' }, has)).toHaveLength(1);
  });

  it('reports a decision without status or date', () => {
    expect(decisionProblems(file('# 1. A\n\n- Status: In force\n- Date: November'))).toHaveLength(2);
    expect(decisionProblems(file('# 1. A\n\n- Status: Superseded by [2](b.md)\n- Date: 2026-11-21\n'))).toEqual([]);
  });

  it('reports a glossary word outside of code and of the glossary', () => {
    expect(privateWords(file('How a page comes alive'))).toHaveLength(1);
    expect(privateWords(file('`anew`\n## Words we use\nhearts\n## Add a page\n'))).toEqual([]);
  });
});
