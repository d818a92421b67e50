import { useMemo, useSyncExternalStore } from 'react';
import type { ListingCard } from '../listing/public.ts';

/** A card as it was on the screen. */
export interface LeftCard {
  /** Id of its listing. */
  readonly id: string;
  /** How far from the top of the window it was, px. */
  readonly top: number;
  /** Which of its photos it showed, from 0. */
  readonly photo: number;
}

/** What a visit to a list of results had loaded, and where in it somebody left. */
export interface LeftList {
  /** Number of the first page shown. */
  readonly first: number;
  readonly pages: readonly (readonly ListingCard[])[];
  /** The card that was opened. */
  readonly anchor?: LeftCard;
}

/** Names the list in the history entry's state, and in the session's storage. */
const MARK = 'resultPages';

/** Keeps the list for the history entry that is current now, so that Back and reload find it again. */
export function leaveList(list: LeftList): void {
  const mark = currentMark() ?? `${MARK}:${Date.now()}-${history.length}`;
  history.replaceState({ ...history.state, [MARK]: mark }, '');
  const text = JSON.stringify(list);
  try {
    sessionStorage.setItem(mark, text);
  } catch {
    // Full: what other lists left makes room. If that does not help, Back shows the last page alone.
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(`${MARK}:`)) sessionStorage.removeItem(name);
  }
}

function currentMark(): string | undefined {
  const state: unknown = history.state;
  const mark = typeof state === 'object' && state !== null && MARK in state ? state[MARK] : undefined;
  return typeof mark === 'string' ? mark : undefined;
}

function readLeft(): LeftList | undefined {
  const mark = currentMark();
  const text = mark === undefined ? null : sessionStorage.getItem(mark);
  return text === null ? undefined : JSON.parse(text);
}

const never = () => () => undefined;

/** What the current entry of the history had loaded before; nothing on the server and while hydrating. */
export function useLeftList(): LeftList | undefined {
  const read = useMemo(() => once(readLeft), []);
  return useSyncExternalStore(never, read, () => undefined);
}

function once<Value>(read: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}
