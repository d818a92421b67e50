interface Named {
  readonly name: string;
  /** Path. */
  readonly url: string;
}

/** Structured data of breadcrumbs. */
export function breadcrumbList(crumbs: readonly Named[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + url,
    })),
  };
}

/** Structured data of addresses in order. Their names are on their own pages, where search engines read them. */
export function itemList(name: string, items: readonly Pick<Named, 'url'>[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: origin + item.url,
    })),
  };
}
