import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';
import { runWebpack } from '@aangan/shared-kit/build/run-webpack';
import { webpackBase } from '@aangan/shared-kit/build/webpack-base';
import { scrub } from '@aangan/shared-kit/domain/scrub';
import webpack from 'webpack';
import { folderStore } from '../registry/folder-store.ts';
import { testFolders, writeFiles } from '../testing/test-folder.ts';
import { sourceStacks } from './source-stacks.ts';

const folder = testFolders();
const RELEASE = 'mfe-broken/1.0.0-abcdef1234';

/** A page whose helper fails on its fifth line. */
const BROKEN = `interface Listing { readonly price?: { readonly text: string } }

// A comment of several words, which no build contains.
export function priceOf(listing: Listing): string {
  return listing.price!.text;
}
`;

/** Builds the page as a release's folder in the registry, and returns the stack of its error in a browser. */
async function brokenBuild() {
  const [sources, artifacts] = [await folder(), await folder()];
  await writeFiles(sources, {
    'package.json': '{"name":"@aangan/mfe-broken"}',
    'src/price.ts': BROKEN,
    'src/broken.page.ts': "import { priceOf } from './price.ts';\npriceOf({});\nconsole.log('shown');\n",
  });
  const base = webpackBase({ folder: sources, name: 'mfe-broken', side: 'browser' });
  const output = { ...base.output, path: path.join(artifacts, RELEASE, 'browser') };
  const entry = { page: './src/broken.page.ts' };
  // The page is outside of the repository, and its loaders are not.
  const resolveLoader = { modules: [path.resolve(__dirname, '../../../node_modules')] };
  await runWebpack(webpack([{ ...base, entry, output, resolveLoader, cache: false }]));
  const built = (await readdir(output.path)).find((name) => name.endsWith('.js')) ?? '';
  const code = await readFile(path.join(output.path, built), 'utf8');
  return { artifacts, code, stack: stackOf(code, `https://aangan.test/assets/${RELEASE}/browser/${built}`) };
}

function stackOf(code: string, filename: string): string {
  try {
    vm.runInNewContext(code, {}, { filename });
  } catch (error) {
    return String((error as Error).stack);
  }
  throw new Error('The build is not broken');
}

describe('a stack of a broken build', () => {
  it('names file and line of the source, remote and version, also after it was scrubbed', async () => {
    const { artifacts, code, stack } = await brokenBuild();
    expect(stack).toContain('/browser/page.');
    expect(code).not.toContain('sourceMappingURL');
    const { read } = sourceStacks(folderStore(artifacts));
    expect(await read(scrub(stack))).toMatch(/src\/price\.ts:5:\d+ \(mfe-broken 1\.0\.0-abcdef1234\)/);
  });

  it('has no source texts in its source map', async () => {
    const { artifacts } = await brokenBuild();
    const maps = path.join(artifacts, RELEASE, 'browser/maps');
    const [map = ''] = await readdir(maps);
    expect(await readFile(path.join(maps, map), 'utf8')).not.toContain('several words');
  });

  it('stays as it is without a source map, and if the registry cannot be read', async () => {
    const stack = `Error: gone\n    at a (https://aangan.test/assets/${RELEASE}/browser/page.0123456789.js:1:20)`;
    expect(await sourceStacks(folderStore(await folder())).read(stack)).toBe(stack);
    const readFile = () => Promise.reject(new Error('no disk'));
    expect(await sourceStacks({ readFile }).read(stack)).toBe(stack);
  });
});
