/** How often something may happen. */
export interface VisitRule {
  readonly most: number;
  readonly withinMs: number;
}

/** Networks counted at a time; beyond it the oldest is forgotten, so that many addresses take no memory. */
const NETWORKS_AT_MOST = 100_000;

interface Counted {
  /** Epoch ms of its first visit of the window. */
  since: number;
  visits: number;
}

/** Counts visits by network, in windows that begin with the first visit. */
export interface VisitCounts {
  /** Counts a visit. @returns ms until the network may visit again; 0 when it may now */
  visit(network: string): number;
}

/** @param now epoch ms */
export function visitCounts(rules: readonly VisitRule[], now: () => number): VisitCounts {
  const windows = rules.map((rule) => ({ rule, counts: new Map<string, Counted>() }));

  function count({ rule, counts }: (typeof windows)[number], network: string): number {
    const at = now();
    const known = counts.get(network);
    if (!known || at - known.since >= rule.withinMs) {
      // Deleted first, so that the first key is the oldest window.
      counts.delete(network);
      counts.set(network, { since: at, visits: 1 });
      const [oldest] = counts.keys();
      if (counts.size > NETWORKS_AT_MOST && oldest !== undefined) counts.delete(oldest);
      return 0;
    }
    known.visits++;
    return known.visits > rule.most ? known.since + rule.withinMs - at : 0;
  }

  return { visit: (network) => Math.max(0, ...windows.map((window) => count(window, network))) };
}
