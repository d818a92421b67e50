import fc from 'fast-check';
import { byPrecedence, compilePattern, matchPattern } from './path-pattern.ts';

const segment = fc.stringMatching(/^[a-z0-9]{1,8}$/);

describe('a path pattern', () => {
  it('returns the values that its parameters were filled with', () => {
    fc.assert(
      fc.property(segment, segment, (builder, id) => {
        const pattern = compilePattern('/{builder}-prjt-{id}');
        expect(matchPattern(pattern, `/${builder}-prjt-${id}`)).toEqual({ builder, id });
      }),
    );
  });

  it('matches an empty text, a text and several segments with a wildcard', () => {
    const pattern = compilePattern('/property/rent*');
    expect(matchPattern(pattern, '/property/rent')).toEqual({ '*': '' });
    expect(matchPattern(pattern, '/property/rent/pune/wakad')).toEqual({ '*': '/pune/wakad' });
  });

  it('matches no empty text and no slash with a parameter', () => {
    const pattern = compilePattern('/{city}/rent');
    expect(matchPattern(pattern, '//rent')).toBeUndefined();
    expect(matchPattern(pattern, '/a/b/rent')).toBeUndefined();
  });

  it('treats the special characters of regular expressions literally', () => {
    expect(matchPattern(compilePattern('/modal=x.y(z)'), '/modal=x.y(z)')).toEqual({});
    expect(matchPattern(compilePattern('/a.b'), '/axb')).toBeUndefined();
  });

  it('has a total order: exact first, then by literal characters', () => {
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
