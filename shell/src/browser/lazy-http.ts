import type { Http } from '@aangan/shared-kit/platform/http';
import { setDocumentStatus } from '../app/document-status.ts';
import type { BrowserHttpSettings } from './browser-http.ts';

export interface LazyHttp extends Http {
  /** Fetches the client's code ahead of the first call. */
  warm(): void;
}

/**
 * The API client, its code fetched when it is first needed. The first page has its data in the document, so its
 * visitors need no client until they act.
 */
export function lazyHttp(settings: BrowserHttpSettings): LazyHttp {
  let client: Promise<Http> | undefined;
  let open = 0;
  const count = (change: 1 | -1) => {
    open += change;
    setDocumentStatus('requests', open > 0 ? 'open' : 'none');
  };
  const load = () => {
    client ??= import(/* webpackChunkName: "http" */ './browser-http.ts')
      .then(({ browserHttp }) => browserHttp(settings))
      .catch((error: unknown) => {
        // The next call tries again.
        client = undefined;
        throw error;
      });
    return client;
  };
  return {
    async request(call, input, options) {
      count(1);
      try {
        return await (await load()).request(call, input, options);
      } finally {
        count(-1);
      }
    },
    warm: () => void load().catch(() => undefined),
  };
}
