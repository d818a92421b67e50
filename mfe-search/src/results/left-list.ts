import { useMemo, useSyncExternalStore } from 'react';
import type { ListingCard } from '../listing/public.ts';

/** The position of a card on the screen. */
export interface LeftCard {
  /** Id of its listing. */
  readonly id: string;
  /** Distance from the top of the window, px. */
  readonly top: number;
  /** Index of the visible photo, from 0. */
  readonly photo: number;
}

/** The pages loaded on a visit to a list of results, and the position at which the visitor left. */
export interface LeftList {
  /** Number of the first page shown. */
  readonly first: number;
  readonly pages: readonly (readonly ListingCard[])[];
  /** The card that was opened. */
  readonly anchor?: LeftCard;
}

/** Key of the list in the history state and in session storage. */
const MARK = 'resultPages';

/** Saves the list for the current history entry, so that Back and reload restore it. */
export function leaveList(list: LeftList): void {
  const mark = currentMark() ?? `${MARK}:${Date.now()}-${history.length}`;
  history.replaceState({ ...history.state, [MARK]: mark }, '');
  const text = JSON.stringify(list);
  try {
    sessionStorage.setItem(mark, text);
  } catch {
    // Storage is full: removes other saved lists. If that is not enough, Back shows only the last page.
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

/** The saved list of the current history entry; undefined on the server and while hydrating. */
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
