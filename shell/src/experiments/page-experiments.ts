import type { Platform } from '@aangan/shared-kit/platform/platform';
import type { DocumentState } from '../browser/document-state.ts';
import type { ExperimentPage } from './decide-buckets.ts';

/** The experiments of one document: the decisions of the server, and those of later pages. */
interface PageExperiments {
  /** @throws Error for an experiment that no page has named */
  bucketOf(experiment: string): string;
  /** Decides the buckets of the next page. @throws when the code for it fails to load */
  prepare(page: ExperimentPage): Promise<void>;
}

interface PageExperimentsDeps {
  readonly http: Platform['http'];
  /** Opaque id of who is logged in now; empty for a guest. */
  readonly userId: () => string;
  readonly report: Platform['errors']['report'];
}

export function pageExperiments(
  { experiments, deviceId, cookieDomain }: Pick<DocumentState, 'experiments' | 'deviceId' | 'cookieDomain'>,
  { http, userId, report }: PageExperimentsDeps,
): PageExperiments {
  let buckets = experiments;
  return {
    bucketOf(experiment) {
      const bucket = buckets[experiment];
      if (bucket === undefined) throw new Error(`The page does not name the experiment ${experiment}`);
      return bucket;
    },
    async prepare(page) {
      if (!page.experiments) return;
      const { decideInBrowser } = await import(/* webpackChunkName: "http" */ './decide-in-browser.ts');
      const reportHere = (error: unknown) => report(error, { remote: 'shell' });
      const parts = { deviceId, userId: userId(), cookieDomain, http, report: reportHere };
      buckets = { ...buckets, ...(await decideInBrowser(page, parts)) };
    },
  };
}
