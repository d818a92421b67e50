import type { Release, ReleasePage } from '@aangan/shared-kit/build/release';

export interface ExampleAddresses {
  /** An address that opens each page, by the page's name. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Pages whose addresses all have parameters, and that name no example. */
  readonly unknown: readonly string[];
}

/**
 * An address for each page of a release: its example, else a pattern without parameters, else one for search engines.
 * Pages of staff are left out, because they lead to the sign-in.
 */
export function exampleAddresses({ pages }: Pick<Release, 'pages'>): ExampleAddresses {
  const found = Object.entries(pages)
    .filter(([, { access }]) => access !== 'staff')
    .map(([page, facts]) => [page, addressOf(facts)] as const);
  return {
    addresses: Object.fromEntries(found.flatMap(([page, address]) => (address === undefined ? [] : [[page, address]]))),
    unknown: found.flatMap(([page, address]) => (address === undefined ? [page] : [])),
  };
}

function addressOf({ example, paths, sitemap }: ReleasePage): string | undefined {
  return example ?? paths.find((path) => !/[{*]/.test(path)) ?? sitemap[0];
}
