import type { Http } from '@aangan/shared-kit/platform/http';
import type { Alerts } from '@aangan/shared-kit/platform/platform';
import type { DocumentState } from '../browser/document-state.ts';
import type { Services } from './services.ts';

/** What the services know of their document. */
export interface ServiceParts {
  readonly state: DocumentState;
  readonly http: Http;
  readonly showAlert: Alerts['show'];
}

/** Starts all that waits until the page is usable. Loaded as a chunk of its own. */
export function startServices(_parts: ServiceParts): Services {
  return {
    // biome-ignore lint/suspicious/noConsole: an error that a boundary caught must not vanish
    report: (error, { remote, page }) => console.error(`[${remote}${page ? `/${page}` : ''}]`, error),
    track: () => undefined,
    convert: () => undefined,
    loadScript: async (script) => {
      throw new Error(`${script} is not configured`);
    },
    pageShown: () => undefined,
  };
}
