import { artifactGroup, documentFiles, groupsOf } from './document-files.ts';

describe('the group of an immutable file', () => {
  it.each([
    ['/assets/mfe-search/0.1.0-1ec01c9d2f/browser/page-home.js', 'mfe-search/0.1.0-1ec01c9d2f'],
    ['/a/cdn/shell/0.1.0-aa/main.css', 'shell/0.1.0-aa'],
    ['/platform/pages/mfe-plans@0.1.0-aa.json', '/platform/pages/mfe-plans@0.1.0-aa.json'],
    ['/assets/pictures/living-03-640.avif', '/assets/pictures/living-03-640.avif'],
  ])('%s belongs to %s', (pathname, group) => {
    expect(artifactGroup(pathname)).toBe(group);
  });

  it.each([
    '/',
    '/api/v1/property/1',
    '/property/shell/1/detail',
    '/service-worker.js',
    '/platform/live-reload',
    '/assets/registry.json',
    '/og-image.png',
  ])('%s has none', (pathname) => {
    expect(artifactGroup(pathname)).toBeUndefined();
  });
});

describe('the files of a document', () => {
  const state = {
    shell: { base: '/assets/shell/0.1.0-s1/', integrity: { 'http.js': 'sha384-a' } },
    remote: { base: '/assets/mfe-test/1.0.0/', integrity: { 'browser/page.js': 'sha384-b' } },
    pages: '/platform/pages/mfe-test@1.0.0.json',
  };
  const files = documentFiles(state, ['/favicon.svg', '/assets/shell/0.1.0-s1/main.js', 'https://aangan.test/']);

  it('are the files it needs now or later, and its page table', () => {
    expect(files).toEqual([
      '/assets/shell/0.1.0-s1/main.js',
      '/assets/shell/0.1.0-s1/http.js',
      '/assets/mfe-test/1.0.0/browser/page.js',
      '/platform/pages/mfe-test@1.0.0.json',
    ]);
  });

  it('belong to the versions that the document uses', () => {
    expect(groupsOf(files, 'https://aangan.test')).toEqual([
      'shell/0.1.0-s1',
      'mfe-test/1.0.0',
      '/platform/pages/mfe-test@1.0.0.json',
    ]);
  });
});
