import type { Platform } from '@aangan/shared-kit/platform/platform';
import type { DocumentState } from '../browser/document-state.ts';
import type { PageMatch } from '../routing/page-table.ts';

/** The experiments of one document: the decisions of the server, and those of later pages. */
interface PageExperiments {
  /** @throws Error for an experiment that no page has named */
  bucketOf(experiment: string): string;
  /** Decides the buckets of the next page. @throws when the code for it fails to load */
  prepare(match: Pick<PageMatch, 'experiments'>): Promise<void>;
}

export function pageExperiments(
  { experiments, deviceId, cookieDomain }: Pick<DocumentState, 'experiments' | 'deviceId' | 'cookieDomain'>,
  { http, report }: { http: Platform['http']; report: Platform['errors']['report'] },
): PageExperiments {
  let buckets = experiments;
  return {
    bucketOf(experiment) {
      const bucket = buckets[experiment];
      if (bucket === undefined) throw new Error(`The page does not name the experiment ${experiment}`);
      return bucket;
    },
    async prepare({ experiments: named }) {
      if (!named) return;
      const { decideInBrowser } = await import(/* webpackChunkName: "http" */ './decide-in-browser.ts');
      const parts = { deviceId, cookieDomain, http, report: (error: unknown) => report(error, { remote: 'shell' }) };
      buckets = { ...buckets, ...(await decideInBrowser(named, parts)) };
    },
  };
}
