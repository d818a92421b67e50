import type { GstState } from '@aangan/shared-kit/domain/gst-state';

/** An e-stamp paper of a state that a provider sells: its name there, and what it is worth. */
export interface StampTag {
  readonly state: GstState;
  readonly paise: number;
  readonly tag: string;
}

/**
 * How many papers of each tag make up a duty, the largest first; undefined where they cannot.
 * @param paise the duty
 */
export function stampTags(
  tags: readonly StampTag[],
  state: GstState,
  paise: number,
): Readonly<Record<string, number>> | undefined {
  const papers = tags.filter((each) => each.state === state).toSorted((one, other) => other.paise - one.paise);
  const counts: Record<string, number> = {};
  let rest = paise;
  for (const { tag, paise: worth } of papers) {
    const count = Math.floor(rest / worth);
    if (count > 0) counts[tag] = count;
    rest -= count * worth;
  }
  return rest === 0 ? counts : undefined;
}
