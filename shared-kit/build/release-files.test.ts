import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentDigest, describeFiles } from './release-files.ts';

describe('the files of a release', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'aangan-files-'));
    await mkdir(path.join(folder, 'browser/deep'), { recursive: true });
    await writeFile(path.join(folder, 'browser/main.js'), 'a'.repeat(1000));
    await writeFile(path.join(folder, 'browser/deep/b.css'), 'b');
    await writeFile(path.join(folder, 'a.json'), '{}');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are listed by path, in order, with sizes and the integrity digest', async () => {
    const files = await describeFiles(folder);
    expect(Object.keys(files)).toEqual(['a.json', 'browser/deep/b.css', 'browser/main.js']);
    expect(files['browser/main.js']).toEqual({
      integrity: `sha384-${createHash('sha384').update('a'.repeat(1000)).digest('base64')}`,
      bytes: 1000,
      gzip: expect.any(Number),
    });
    expect(files['browser/main.js']?.gzip).toBeLessThan(60);
  });

  it('have the same digest for the same content', async () => {
    const digest = contentDigest(await describeFiles(folder));
    expect(digest).toMatch(/^[0-9a-f]{10}$/);
    expect(contentDigest(await describeFiles(folder))).toBe(digest);
  });

  it.each([
    ['a content changes', () => writeFile(path.join(folder, 'a.json'), '[]')],
    ['a file is added', () => writeFile(path.join(folder, 'new.js'), '')],
    ['a file goes', () => rm(path.join(folder, 'a.json'))],
  ])('have another digest when %s', async (_how, change) => {
    const before = contentDigest(await describeFiles(folder));
    await change();
    expect(contentDigest(await describeFiles(folder))).not.toBe(before);
  });

  it('have another digest when the facts published with them differ', async () => {
    const files = await describeFiles(folder);
    const pages = { plans: { paths: ['/plans'] } };
    expect(contentDigest(files, { pages })).toBe(contentDigest(files, { pages }));
    expect(contentDigest(files, { pages })).not.toBe(contentDigest(files, { pages: { plans: { paths: ['/p'] } } }));
  });

  it('have another digest when two files change places', async () => {
    const { 'a.json': a, 'browser/main.js': main, ...rest } = await describeFiles(folder);
    if (!a || !main) throw new Error('files are missing');
    expect(contentDigest({ ...rest, 'a.json': main, 'browser/main.js': a })).not.toBe(
      contentDigest({ ...rest, 'a.json': a, 'browser/main.js': main }),
    );
  });
});
