import type { PageHead } from '@aangan/shared-kit/platform/page';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';

export function head({ url }: { url: URL }): PageHead {
  return {
    title: 'Post your property free | Aangan',
    description: 'Post a home, a plot or a commercial property for free, without a broker.',
    canonical: url.pathname,
  };
}

export function Component() {
  return (
    <PageColumn width="list">
      <h1>Post your property</h1>
    </PageColumn>
  );
}
