import fc from 'fast-check';
import { byPrecedence, compilePattern, matchPattern } from './path-pattern.ts';

const segment = fc.stringMatching(/^[a-z0-9]{1,8}$/);

describe('a path pattern', () => {
  it('gives back the values its parameters were filled with', () => {
    fc.assert(
      fc.property(segment, segment, (builder, id) => {
        const pattern = compilePattern('/{builder}-prjt-{id}');
        expect(matchPattern(pattern, `/${builder}-prjt-${id}`)).toEqual({ builder, id });
      }),
    );
  });

  it('lets a wildcard stand for nothing, for text, and for further segments', () => {
    const pattern = compilePattern('/property/rent*');
    expect(matchPattern(pattern, '/property/rent')).toEqual({ '*': '' });
    expect(matchPattern(pattern, '/property/rent/pune/wakad')).toEqual({ '*': '/pune/wakad' });
  });

  it('lets no parameter stand for nothing or cross a slash', () => {
    const pattern = compilePattern('/{city}/rent');
    expect(matchPattern(pattern, '//rent')).toBeUndefined();
    expect(matchPattern(pattern, '/a/b/rent')).toBeUndefined();
  });

  it('takes characters with a meaning in expressions literally', () => {
    expect(matchPattern(compilePattern('/modal=x.y(z)'), '/modal=x.y(z)')).toEqual({});
    expect(matchPattern(compilePattern('/a.b'), '/axb')).toBeUndefined();
  });

  it('is ordered totally: exact first, then by literal characters', () => {
    const sources = ['/a/{b}', '/a/*', '/a/b', '/{x}/plans', '/new-projects*', '/new-projects-in-*'];
    fc.assert(
      fc.property(fc.shuffledSubarray(sources, { minLength: sources.length }), (shuffled) => {
        const sorted = shuffled.map(compilePattern).sort(byPrecedence);
        expect(sorted.map(({ source }) => source)).toEqual([
          '/a/b',
          '/new-projects-in-*',
          '/new-projects*',
          '/{x}/plans',
          '/a/{b}',
          '/a/*',
        ]);
      }),
    );
  });
});
