import { scriptsOf } from './script-rules.ts';

describe("other companies' scripts", () => {
  it('load on every page for advertising at once, and for support with the first click', () => {
    expect(scriptsOf('page usable', {}, '')).toEqual(['pixel']);
    expect(scriptsOf('first click', {}, '')).toEqual(['support-chat']);
  });

  it('load where a page declares that it needs them', () => {
    expect(scriptsOf('page usable', { scripts: ['maps', 'push'] }, '')).toEqual(['maps', 'pixel', 'push']);
  });

  it('do not load where a page excludes them', () => {
    const withoutScripts = ['pixel', 'support-chat'] as const;
    expect(scriptsOf('page usable', { withoutScripts }, '')).toEqual([]);
    expect(scriptsOf('first click', { withoutScripts }, '')).toEqual([]);
  });

  it('load no advertising on a page that its remote declares as personal', () => {
    expect(scriptsOf('page usable', { personal: true, scripts: ['maps'] }, '')).toEqual(['maps']);
    expect(scriptsOf('first click', { personal: true }, '')).toEqual(['support-chat']);
  });

  it('load the card checkout where a page declares it, except without the header', () => {
    const page = { scripts: ['card-checkout'], withoutScripts: ['pixel'] } as const;
    expect(scriptsOf('page usable', page, '')).toEqual(['card-checkout']);
    expect(scriptsOf('page usable', page, '?headerFalse=false')).toEqual(['card-checkout']);
    expect(scriptsOf('page usable', page, '?headerFalse=true')).toEqual([]);
  });
});
