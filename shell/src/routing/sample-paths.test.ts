import fc from 'fast-check';
import { pageTable } from './page-table.ts';
import { samplePaths } from './sample-paths.ts';

describe('sample paths of a pattern', () => {
  it.each([
    ['/plans', {}, ['/plans']],
    ['/{city}/rent', { city: ['pune', 'delhi'] }, ['/pune/rent', '/delhi/rent']],
    ['/{city}/rent', {}, ['/sample/rent']],
    ['/list*', {}, ['/listsample', '/list', '/listsample/sample']],
    ['/{builder}-prjt-{id}', {}, ['/sample-prjt-sample']],
    ['/{a}/{b}', { a: ['1', '2'], b: ['3', '4'] }, ['/1/3', '/2/3', '/1/4']],
  ])('%s with %j', (pattern, params, paths) => {
    expect(samplePaths(pattern, params)).toEqual(paths);
  });

  it('match their own pattern, for any pattern', () => {
    const part = fc.constantFrom('{x}', '*', 'rent', '-in-', '/', 'a');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), fc.constantFrom(['one', 'two'], []), (parts, values) => {
        const pattern = `/${parts.join('').replace(/\/+/g, '/').replace(/\/$/, '')}`;
        fc.pre(!/\/\//.test(pattern) && (pattern.match(/\{x\}/g) ?? []).length < 2);
        // A wildcard beside a parameter may take a part of its value.
        const params = values.length > 0 && !pattern.includes('*') ? { x: values } : {};
        const table = pageTable([{ remote: 'mfe-test', page: 'any', path: pattern, params }]);
        const slashAtEnd = (path: string) => path.length > 1 && path.endsWith('/');
        for (const path of samplePaths(pattern, params)) {
          if (!slashAtEnd(path)) expect([path, table.match(path)?.pattern]).toEqual([path, pattern]);
        }
      }),
    );
  });
});
