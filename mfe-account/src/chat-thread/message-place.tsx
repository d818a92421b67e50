import type { ChatMessage } from '@aangan/shared-kit/contracts/chat-values';
import { PART_WORDS } from './message-part.words.ts';

/** A position that somebody has sent. It opens on a public map. */
export function MessagePlace({ place }: { readonly place: NonNullable<ChatMessage['place']> }) {
  const { latitude, longitude } = place;
  return (
    <p>
      <a
        href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
        target="_blank"
        rel="noreferrer"
      >
        {PART_WORDS.map}
      </a>
    </p>
  );
}
