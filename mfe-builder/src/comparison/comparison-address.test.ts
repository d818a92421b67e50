import fc from 'fast-check';
import { comparisonAddress, parseComparison } from './comparison-address.ts';

const id = fc.stringMatching(/^[a-z0-9]{10}$/);
const parse = (address: string) => parseComparison(new URL(address, 'https://aangan.test'));

describe('the address of a comparison', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.uniqueArray(id, { minLength: 1, maxLength: 4 }), fc.boolean(), (ids, differences) => {
        const [parent = '', ...others] = ids;
        expect(parse(comparisonAddress([parent, ...others], { differences }))).toEqual({
          ...{ parent, others, differences },
          find: '',
        });
      }),
    );
  });

  it('never names a project twice, nor more than three others', () => {
    fc.assert(
      fc.property(id, fc.array(fc.oneof(id, fc.constant('no id'))), (parent, others) => {
        const read = parse(`/comparison-report-${parent}?with=${[...others, parent].join(',')}`);
        expect(read?.others.length).toBeLessThanOrEqual(3);
        expect(new Set([parent, ...(read?.others ?? [])]).size).toBe((read?.others.length ?? 0) + 1);
      }),
    );
  });

  it('takes a pasted address of a project for its id, and other text for a name', () => {
    const pasted = encodeURIComponent('https://aangan.test/oak-park-prjt-bbbbbbbbbb?from=mail');
    expect(parse(`/comparison-report-aaaaaaaaaa?find=${pasted}`)).toMatchObject({ others: ['bbbbbbbbbb'], find: '' });
    expect(parse('/comparison-report-aaaaaaaaaa?find=%20Oak%20Park')).toMatchObject({ others: [], find: 'Oak Park' });
  });

  it.each(['/comparison-report-', '/comparison-report-!', '/x'])('is none at %s', (path) =>
    expect(parse(path)).toBeUndefined(),
  );
});
