import type { MonitoringReport } from '@aangan/shared-kit/contracts/monitoring';
import { REPORT_LIMITS } from '@aangan/shared-kit/domain/report-limits';

type Records = Pick<MonitoringReport, 'errors' | 'views' | 'vitals'>;
type Kind = keyof Records;

/** ms that a record waits for others in the same batch. */
const WAIT_MS = { errors: 1000, views: 5000, vitals: 10_000 } as const satisfies Record<Kind, number>;

/** Records of a document on their way to the server. */
interface ReportOutbox {
  add<One extends Kind>(kind: One, record: Records[One][number]): void;
  /** Sends all records now: the visitor may be leaving. */
  flush(): void;
}

interface ReportOutboxDeps {
  readonly deviceId: string;
  /** Sends without waiting, and reports no failure. */
  readonly send: (report: MonitoringReport) => void;
  readonly setTimer?: typeof setTimeout;
}

/** Collects records and sends them in batches of the size that the server accepts. */
export function reportOutbox({ deviceId, send, setTimer = setTimeout }: ReportOutboxDeps): ReportOutbox {
  const waiting: { [One in Kind]: Records[One][number][] } = { errors: [], views: [], vitals: [] };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    due = Number.POSITIVE_INFINITY;
    while (Object.values(waiting).some((records) => records.length > 0)) {
      const errors = waiting.errors.splice(0, REPORT_LIMITS.errors);
      const views = waiting.views.splice(0, REPORT_LIMITS.views);
      const vitals = waiting.vitals.splice(0, REPORT_LIMITS.vitals);
      send({ deviceId, errors, views, vitals });
    }
  }

  return {
    flush,
    add(kind, record) {
      (waiting[kind] as unknown[]).push(record);
      const wait = WAIT_MS[kind];
      if (waiting[kind].length >= REPORT_LIMITS[kind]) flush();
      else if (wait < due) {
        clearTimeout(timer);
        due = wait;
        timer = setTimer(flush, wait);
      }
    },
  };
}
