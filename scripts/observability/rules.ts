import { BURN_RATES, OBJECTIVES, type Objective } from './objectives.ts';
import { PART_ALERTS, type PartAlert } from './part-alerts.ts';
import { runbookOf } from './runbooks.ts';
import { SECURITY_ALERTS } from './security-alerts.ts';

type Rule = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

interface RuleGroup {
  readonly name: string;
  readonly rules: readonly Rule[];
}

/** Recording and alert rules of Prometheus, as its rule files have them. */
export function prometheusRules(): { readonly groups: readonly RuleGroup[] } {
  return {
    groups: [
      { name: 'aangan-objectives', rules: OBJECTIVES.flatMap(recordingRules) },
      { name: 'aangan-objective-alerts', rules: OBJECTIVES.flatMap(burnAlerts) },
      { name: 'aangan-part-alerts', rules: PART_ALERTS.map(partAlert) },
      { name: 'aangan-security-alerts', rules: SECURITY_ALERTS.map(partAlert) },
    ],
  };
}

/** Share of bad events in each window. */
function recordingRules(objective: Objective): Rule[] {
  const windows = new Set(BURN_RATES.flatMap(({ long, short }) => [short, long]));
  return [...windows].map((window) => ({
    record: recordOf(window),
    expr: badShare(objective, window),
    labels: { slo: objective.name },
  }));
}

function recordOf(window: string): string {
  return `slo:bad_events:ratio_rate${window}`;
}

function badShare({ metric, events, ok, seconds }: Objective, window: string): string {
  // Prometheus 3 writes whole bounds as 1.0, earlier ones as 1.
  const bound = Number.isInteger(seconds) ? `le=~"${seconds}([.]0)?"` : `le="${seconds}"`;
  const good = `sum(rate(${metric}_bucket{${events},${ok},${bound}}[${window}]))`;
  // Without any good event there is no series of them. Without any event there is no share.
  return `1 - (${good} or vector(0)) / (sum(rate(${metric}_count{${events}}[${window}])) > 0)`;
}

function burnAlerts({ name, alert, good, share }: Objective): Rule[] {
  return BURN_RATES.map(({ long, short, burn, severity }) => {
    const above = (window: string) => `${recordOf(window)}{slo="${name}"} > ${rounded(burn * (1 - share))}`;
    return {
      alert,
      expr: `${above(long)} and ${above(short)}`,
      labels: { severity, slo: name, window: long },
      annotations: {
        summary: `Too few events are good (${good}): the allowance of 30 days is used ${burn} times too fast.`,
        runbook: runbookOf(alert),
      },
    };
  });
}

function partAlert({ alert, expr, for: duration, severity, summary }: PartAlert): Rule {
  return { alert, expr, for: duration, labels: { severity }, annotations: { summary, runbook: runbookOf(alert) } };
}

function rounded(value: number): string {
  return String(Number(value.toFixed(6)));
}
