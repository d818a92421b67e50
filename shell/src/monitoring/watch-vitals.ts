import type { VitalName } from '@aangan/shared-kit/contracts/monitoring';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/**
 * Reports the web vitals of a document, and when it was hydrated. They belong to the page that the document was opened
 * with; CLS and INP continue on later ones. Each is reported when it is final, at the latest when the visitor leaves.
 */
export function watchVitals(performance: Performance, notify: (name: VitalName, value: number) => void): void {
  const report = ({ name, value }: Metric) => notify(name, value);
  for (const watch of [onLCP, onCLS, onINP, onTTFB, onFCP]) watch(report);
  const [hydrated] = performance.getEntriesByName('aangan:hydrated');
  if (hydrated) notify('HYDRATED', hydrated.startTime);
}
