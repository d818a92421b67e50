import { deferService } from '@aangan/shared-kit/platform/deferred-service';
import type { Http } from '@aangan/shared-kit/platform/http';
import { setDocumentStatus } from '../app/document-status.ts';
import type { BrowserHttpSettings } from './browser-http.ts';

export interface DeferredHttp extends Http {
  /** Fetches the client's code ahead of the first call. */
  warm(): void;
}

/**
 * The API client, its code fetched when it is first needed. The first page has its data in the document, so its
 * visitors need no client until they act.
 */
export function deferredHttp(settings: BrowserHttpSettings): DeferredHttp {
  const client = deferService(async () => {
    const { browserHttp } = await import(/* webpackChunkName: "http" */ './browser-http.ts');
    return browserHttp(settings);
  });
  let open = 0;
  const count = (change: 1 | -1) => {
    open += change;
    setDocumentStatus('requests', open > 0 ? 'open' : 'none');
  };
  return {
    async request(call, input, options) {
      count(1);
      try {
        return await (await client.load()).request(call, input, options);
      } finally {
        count(-1);
      }
    },
    warm: () => void client.load().catch(() => undefined),
  };
}
