import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeRepository } from './write-repository.ts';

const PLAN = {
  name: 'mfe-rent-help',
  feature: 'rent-help',
  title: 'Rent help',
  path: '/advice/rent',
  prefix: undefined,
};
const KIT = 'aangan-shared-kit-1.0.0-0123456789.tgz';
const EMULATOR = 'aangan-emulator-0.1.0-0123456789.tgz';

describe('the repository of one remote', () => {
  let folder: string;
  let packages: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'aangan-repository-'));
    packages = path.join(folder, 'packages');
    mkdirSync(packages);
    for (const file of [KIT, EMULATOR]) writeFileSync(path.join(packages, file), '');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const target = () => path.join(folder, 'rent-help');

  it('has the remote and the packages, and nothing of this repository', () => {
    const files = writeRepository(target(), PLAN, packages);
    expect(files).toEqual(expect.arrayContaining(['remote.config.ts', 'stub-api.ts', `platform/${KIT}`]));
    const texts = files.filter((file) => !file.endsWith('.tgz'));
    for (const file of texts) {
      expect(`${file}\n${readFileSync(path.join(target(), file), 'utf8')}`).not.toMatch(
        /newcomer|\.\.\/shared-kit|e2e/i,
      );
    }
  });

  it('depends on exactly these packages, and on the versions of this repository', () => {
    writeRepository(target(), PLAN, packages);
    const written = JSON.parse(readFileSync(path.join(target(), 'package.json'), 'utf8'));
    expect(written).toMatchObject({
      name: '@aangan/mfe-rent-help',
      dependencies: { '@aangan/shared-kit': `file:platform/${KIT}` },
      devDependencies: { '@aangan/emulator': `file:platform/${EMULATOR}`, jest: expect.stringMatching(/^\d/) },
      overrides: { webpack: expect.stringMatching(/^\d/) },
    });
  });

  it('is not written over another one', () => {
    writeRepository(target(), PLAN, packages);
    expect(() => writeRepository(target(), PLAN, packages)).toThrow('is not empty');
  });

  it('needs one package of each', () => {
    rmSync(path.join(packages, EMULATOR));
    expect(() => writeRepository(target(), PLAN, packages)).toThrow('has no package of emulator');
    writeFileSync(path.join(packages, EMULATOR), '');
    writeFileSync(path.join(packages, 'aangan-shared-kit-1.0.0-another.tgz'), '');
    expect(() => writeRepository(target(), PLAN, packages)).toThrow('has more than one package of shared-kit');
  });
});
