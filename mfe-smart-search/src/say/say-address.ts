import type { SlotKind } from '@aangan/shared-kit/domain/smart-search/understanding';
import { LONGEST_TEXT } from '@aangan/shared-kit/domain/smart-search/understanding';
import { SMART_SEARCH_LINK } from '@aangan/shared-kit/links/smart-search';

/** What the box and its questions show. All of it is in the address, so that Back, a reload and a shared link work. */
export interface SayView {
  readonly text: string;
  /** Questions that were answered with "Any". */
  readonly skipped: readonly SlotKind[];
  /** City when the text names none. */
  readonly city: string | undefined;
  /** The session that is changed; a new one without. */
  readonly session: string | undefined;
}

export const NOTHING_SAID: SayView = { text: '', skipped: [], city: undefined, session: undefined };

export function sayAddress({ text, skipped, city, session }: SayView): string {
  const query = new URLSearchParams();
  if (text !== '') query.set('q', text);
  if (skipped.length > 0) query.set('any', skipped.join(','));
  if (city !== undefined) query.set('city', city);
  if (session !== undefined) query.set('session', session);
  return query.size === 0 ? SMART_SEARCH_LINK : `${SMART_SEARCH_LINK}?${query}`;
}

export function readSayAddress(params: URLSearchParams): SayView {
  return {
    text: tidyText(params.get('q') ?? ''),
    // Names of no question match none.
    skipped: (params.get('any')?.split(',').filter(Boolean).slice(0, 20) ?? []) as SlotKind[],
    city: params.get('city') ?? undefined,
    session: params.get('session') ?? undefined,
  };
}

/** One line, at most as long as is read. */
export function tidyText(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT);
}

/** The text with words added at its end; undefined when it would be longer than is read. */
export function textWith(text: string, words: string): string | undefined {
  const longer = tidyText(`${text} ${words}`.replace(/\s+/g, ' '));
  return text.length + words.length + 1 > LONGEST_TEXT ? undefined : longer;
}
