import { HOST_CONTRACT } from '../renderers/host-contract.ts';
import { browserReadsShared, shellReadsShared } from './reads-shared.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1';
const firefox = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;

describe('a document that visitors share', () => {
  it.each([
    ['^1.2.0', false],
    ['^1.3.0', true],
    [`^${HOST_CONTRACT}`, true],
  ])('runs in releases of the shell that read their visitor from cookies: %s %s', (host, reads) => {
    expect(shellReadsShared({ host })).toBe(reads);
  });

  it('runs in no release of before the host contract', () => {
    expect(shellReadsShared({})).toBe(false);
  });

  it.each([
    [CHROME, true],
    [SAFARI, true],
    [firefox(115), false],
    [firefox(116), true],
    ['', true],
  ])('runs in browsers that allow files by digests: %s', (userAgent, reads) => {
    expect(browserReadsShared(userAgent)).toBe(reads);
  });
});
