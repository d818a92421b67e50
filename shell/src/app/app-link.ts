import { STORE_SHORT_LINK } from '@aangan/shared-kit/domain/app-links';
import type { Http } from '@aangan/shared-kit/platform/http';

/**
 * Address that opens a page in the app, or the store's short link where there is none.
 * @param path page of this site with its query
 * Source: services-and-platform, section 8 (opening the app link fails).
 */
export async function appLink(http: Http, path: string): Promise<string> {
  try {
    const { link } = await http.request('POST /getAppDownloadLink', { json: { autoLink: path } });
    return /^https?:\/\//.test(link) ? link : STORE_SHORT_LINK;
  } catch {
    // The fallback of the specification.
    return STORE_SHORT_LINK;
  }
}
