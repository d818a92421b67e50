import type { Metric } from '@aangan/shared-kit/server/metrics';

/** Words of PromQL that are no metric. */
const WORDS = new Set(['by', 'without', 'on', 'ignoring', 'and', 'or', 'unless', 'bool', 'offset', 'group_left']);

/** A metric in an expression, with the labels that select its series. */
interface UsedMetric {
  readonly name: string;
  readonly labels: readonly string[];
}

/** The metrics that a PromQL expression reads. */
export function usedMetrics(expression: string): UsedMetric[] {
  const plain = expression
    .replace(/"(?:[^"\\]|\\.)*"/g, '""')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\boffset\s+\w+/g, '')
    .replace(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, '');
  return [...plain.matchAll(/([a-zA-Z_:][\w:]*)(\s*\()?(?:\{([^}]*)\})?/g)].flatMap(
    ([, name = '', isCall, matchers]) => {
      if (isCall || WORDS.has(name)) return [];
      const labels = [...(matchers ?? '').matchAll(/(\w+)\s*(?:=|!)/g)].map(([, label = '']) => label);
      return [{ name, labels }];
    },
  );
}

/** The declared metric behind a series: `aangan_page_seconds` for `aangan_page_seconds_bucket`. */
export function metricOf(series: string, metrics: ReadonlyMap<string, Metric>): Metric | undefined {
  const whole = metrics.get(series);
  if (whole) return whole.kind === 'histogram' ? undefined : whole;
  const histogram = metrics.get(series.replace(/_(?:bucket|count|sum)$/, ''));
  return histogram?.kind === 'histogram' ? histogram : undefined;
}
