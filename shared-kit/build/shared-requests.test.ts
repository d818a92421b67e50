import path from 'node:path';
import { SHARED_MODULES, sharedByRemote } from './shared-modules.ts';
import { sharedRequest } from './shared-requests.ts';

const KIT = path.resolve(__dirname, '..');

describe('requests for shared modules', () => {
  it.each([
    ['ui', '../platform/router.ts', '@aangan/shared-kit/platform/router'],
    ['platform', './platform.ts', '@aangan/shared-kit/platform/platform'],
    ['ui/deep/er', '../../../platform/page.ts', '@aangan/shared-kit/platform/page'],
  ])('from %s to %s use the public name', (folder, request, name) => {
    expect(sharedRequest(path.join(KIT, folder), request)).toBe(name);
  });

  it.each([
    ['ui', './button.tsx'],
    ['platform', './http.ts'],
    ['platform', './host-router.ts'],
    ['../mfe-search/src', './platform/router.ts'],
  ])('from %s to %s are not changed', (folder, request) => {
    expect(sharedRequest(path.join(KIT, folder), request)).toBeUndefined();
  });

  it('exist only for modules that the host ships', () => {
    expect(Object.keys(sharedByRemote())).toEqual([...SHARED_MODULES]);
    for (const shared of Object.values(sharedByRemote()))
      expect(shared).toMatchObject({ import: false, singleton: true });
  });
});
