import { PRIVACY_LINK, TERMS_LINK } from '@aangan/shared-kit/links/account';

/** The article that an address shows, and its canonical address. */
interface ArticleAddress {
  readonly slug: string;
  readonly canonical: string;
}

const FIXED: Readonly<Record<string, ArticleAddress>> = {
  '/careers': { slug: 'careers', canonical: '/careers' },
  [PRIVACY_LINK]: { slug: 'privacy', canonical: PRIVACY_LINK },
  // The older address of the same policy. Source: product-and-plans, section 2.
  '/ppolicy': { slug: 'privacy', canonical: PRIVACY_LINK },
  [TERMS_LINK]: { slug: 'terms', canonical: TERMS_LINK },
};

/** The article of a page's pattern. `/about/{query}` names one of the company's own articles. */
export function articleAddress(pattern: string, params: Readonly<Record<string, string>>): ArticleAddress | undefined {
  const fixed = FIXED[pattern];
  if (fixed) return fixed;
  const query = params.query?.toLowerCase() ?? '';
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(query)
    ? { slug: `about-${query}`, canonical: `/about/${query}` }
    : undefined;
}
