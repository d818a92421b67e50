import type { Release, ReleasePage } from '@aangan/shared-kit/build/release';
import { samplePaths } from '../routing/sample-paths.ts';

/**
 * An address for each page of a release, by the page's name: its example, else a pattern without parameters, one for search
 * engines, or a pattern filled with text, where a page says that there is nothing at its address.
 * Pages of staff are left out, because they lead to the sign-in.
 */
export function exampleAddresses({ pages }: Pick<Release, 'pages'>): Readonly<Record<string, string>> {
  const rendered = Object.entries(pages).filter(([, { access }]) => access !== 'staff');
  return Object.fromEntries(rendered.map(([page, facts]) => [page, addressOf(facts)]));
}

function addressOf({ example, paths, sitemap, params }: ReleasePage): string {
  return (
    example ?? paths.find((path) => !/[{*]/.test(path)) ?? sitemap[0] ?? samplePaths(paths[0] ?? '/', params)[0] ?? '/'
  );
}
