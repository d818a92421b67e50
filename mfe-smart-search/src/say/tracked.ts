import { sentenceOf } from '@aangan/shared-kit/domain/smart-search/sentence-of';
import { smartSessionLink } from '@aangan/shared-kit/links/smart-search';
import { HttpError } from '@aangan/shared-kit/platform/http';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { redirect } from '@aangan/shared-kit/platform/router';
import { NOTHING_SAID, type SayView } from './say-address.ts';

/**
 * What a message's track id leads to: the visitor's own session, which is opened, else the same wishes in the box.
 * @throws a redirect to the session
 */
export async function trackedView(
  { http }: Platform,
  trackId: string,
): Promise<{ readonly view: SayView | undefined }> {
  const track = await http
    .request('GET /falcon/smart-search-v2/track/{track_id}', { params: { track_id: trackId } })
    .catch((error: unknown) => {
      if (error instanceof HttpError && (error.status === 404 || error.status === 400)) return undefined;
      throw error;
    });
  if (!track) return { view: undefined };
  if (track.session_id !== null) throw redirect(smartSessionLink(track.session_id, track.source));
  return { view: { ...NOTHING_SAID, text: sentenceOf(track.slots), city: track.city } };
}
