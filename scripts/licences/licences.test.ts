import { isAllowed } from './allowed-licences.ts';
import { productLicences } from './product-licences.ts';

describe('the licences of the product', () => {
  it('are all allowed', () => {
    const licences = productLicences();
    expect(licences.length).toBeGreaterThan(200);
    expect(licences.filter(({ allowed }) => !allowed)).toEqual([]);
  });

  it.each([
    ['of the list', 'some-package', 'MIT', true],
    ['one of several', 'some-package', '(GPL-3.0-only OR MIT)', true],
    ['each of several', 'some-package', 'MIT AND GPL-3.0-only', false],
    ['none', 'some-package', undefined, false],
    ['a source-available one', 'some-package', 'BUSL-1.1', false],
    ['a network copyleft', 'some-package', 'AGPL-3.0-only', false],
    ['one that was decided', '@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
    ['the same of another package', 'some-package', 'LGPL-3.0-or-later', false],
    ['a nested expression', 'some-package', '(MIT AND (GPL-3.0-only OR MIT))', false],
  ])('%s: %s with %s', (_case, name, licence, expected) => {
    expect(isAllowed(name, licence)).toBe(expected);
  });
});
