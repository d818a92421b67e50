import type { SlotKind } from '@aangan/shared-kit/domain/smart-search/understanding';
import { LONGEST_TEXT } from '@aangan/shared-kit/domain/smart-search/understanding';
import { SMART_SEARCH_LINK } from '@aangan/shared-kit/links/smart-search';

/** What the box and its questions show. All of it is in the address, so that Back, a reload and a shared link work. */
export interface SayView {
  readonly text: string;
  /** Lengths of the text before each answer, so that a question can be gone back to. */
  readonly steps: readonly number[];
  /** Questions that were answered with "Any". */
  readonly skipped: readonly SlotKind[];
  /** City when the text names none. */
  readonly city: string | undefined;
  /** The session that is changed; a new one without. */
  readonly session: string | undefined;
}

export const NOTHING_SAID: SayView = { text: '', steps: [], skipped: [], city: undefined, session: undefined };

export function sayAddress({ text, steps, skipped, city, session }: SayView): string {
  const query = new URLSearchParams();
  if (text !== '') query.set('q', text);
  if (skipped.length > 0) query.set('any', skipped.join(','));
  if (steps.length > 0) query.set('steps', steps.join('-'));
  if (city !== undefined) query.set('city', city);
  if (session !== undefined) query.set('session', session);
  return query.size === 0 ? SMART_SEARCH_LINK : `${SMART_SEARCH_LINK}?${query}`;
}

export function readSayAddress(params: URLSearchParams): SayView {
  return {
    text: tidyText(params.get('q') ?? ''),
    steps: stepsOf(params.get('steps')),
    // Names of no question match none.
    skipped: (params.get('any')?.split(',').filter(Boolean).slice(0, 20) ?? []) as SlotKind[],
    city: params.get('city') ?? undefined,
    session: params.get('session') ?? undefined,
  };
}

function stepsOf(lengths: string | null): number[] {
  return /^\d{1,3}(?:-\d{1,3}){0,19}$/.test(lengths ?? '') ? (lengths ?? '').split('-').map(Number) : [];
}

/** The same box with another text, whose questions begin again. */
export function withText(view: SayView, text: string): SayView {
  return { ...view, text, steps: [] };
}

/** The box before the last answer; undefined at the first question. */
export function beforeAnswer(view: SayView): SayView | undefined {
  const length = view.steps.at(-1);
  if (length === undefined) return undefined;
  const steps = view.steps.slice(0, -1);
  // An answer with "Any" adds no words.
  if (length >= view.text.length) return { ...view, steps, skipped: view.skipped.slice(0, -1) };
  return { ...view, steps, text: tidyText(view.text.slice(0, length)) };
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
