import { roundScale, shareOf } from './chart-scale.ts';
import { FoldedTable } from './folded-table.tsx';
import { SmallText, Stack } from './layout.tsx';
import styles from './line-chart.module.css';
import { LINE_CHART_WORDS } from './line-chart.words.ts';

export interface ChartPoint {
  /** Short name of the moment, "Mar 2026". */
  readonly label: string;
  readonly value: number;
  /** Number of listings behind the value. */
  readonly sampleSize: number;
}

interface LineChartProps {
  /** The title: "Median rent of 2 BHK homes in Koramangala". */
  readonly title: string;
  /** Oldest first; with fewer than two nothing is rendered. */
  readonly points: readonly ChartPoint[];
  readonly format: (value: number) => string;
  /** Sample size and date in words: "Medians of 1,204 listings, up to Nov 2026". */
  readonly caption: string;
  /** Heads of the table: moment, value, sample. */
  readonly columns?: readonly [string, string, string];
}

/** Percent of the height: space above for the last value's label, below for the time labels. */
const PLOT = { top: 10, height: 78 } as const;

/** One line over time, drawn on the server too, with its last value named and its numbers in a table. */
export function LineChart({
  title,
  points,
  format,
  caption,
  columns = ['Month', 'Median', 'Listings'],
}: LineChartProps) {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return null;
  const scale = roundScale(points.map(({ value }) => value));
  const across = (index: number) => (index / (points.length - 1)) * 100;
  const down = (value: number) => PLOT.top + (1 - shareOf(scale, value)) * PLOT.height;
  const line = points.map(({ value }, index) => `${round(across(index))} ${round(down(value))}`).join(' L');
  const rows = points.map(({ label, value, sampleSize }) => [label, format(value), String(sampleSize)]);
  return (
    <Stack gap={8}>
      <Stack as="figure" gap={8}>
        <div
          className={styles.chart}
          role="img"
          aria-label={LINE_CHART_WORDS.summary(title, format(first.value), first.label, format(last.value), last.label)}
        >
          <svg className={styles.scale} aria-hidden="true">
            {scale.ticks.map((tick) => (
              <text key={tick} className={styles.tick} x="0" y={`${down(tick)}%`} dy="4">
                {format(tick)}
              </text>
            ))}
          </svg>
          <svg className={styles.plot} aria-hidden="true">
            {scale.ticks.map((tick) => (
              <line key={tick} className={styles.grid} x1="0" x2="100%" y1={`${down(tick)}%`} y2={`${down(tick)}%`} />
            ))}
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
              <path className={styles.line} d={`M${line}`} />
            </svg>
            <circle className={styles.dot} cx="100%" cy={`${down(last.value)}%`} r="4" />
            <text className={styles.last} x="100%" y={`${down(last.value)}%`} dy="-12">
              {format(last.value)}
            </text>
            <text className={styles.tick} x="0" y="100%">
              {first.label}
            </text>
            <text className={styles.end} x="100%" y="100%">
              {last.label}
            </text>
          </svg>
        </div>
        <SmallText as="figcaption">{caption}</SmallText>
      </Stack>
      <FoldedTable summary="Show as table" caption={title} columns={columns} rows={rows} />
    </Stack>
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
