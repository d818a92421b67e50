import type { MonitoringReport, PageView } from '@aangan/shared-kit/contracts/monitoring';
import { reportOutbox } from './report-outbox.ts';

const view: PageView = { remote: 'mfe-plans', version: '1.0.0', route: '/plans', outcome: 'ok', ms: 5 };
const vital = { remote: 'mfe-plans', version: '1.0.0', route: '/plans', name: 'LCP', value: 5 } as const;

describe('the report outbox', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  function anOutbox() {
    const sent: MonitoringReport[] = [];
    return { sent, outbox: reportOutbox({ deviceId: 'device-00000001', send: (report) => sent.push(report) }) };
  }

  it('sends the records of one interval in one report', () => {
    const { sent, outbox } = anOutbox();
    outbox.add('vitals', vital);
    outbox.add('views', view);
    jest.advanceTimersByTime(4999);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(sent).toEqual([{ deviceId: 'device-00000001', errors: [], views: [view], vitals: [vital] }]);
    jest.runAllTimers();
    expect(sent).toHaveLength(1);
  });

  it('sends at once when the visitor leaves, and sends nothing when it is empty', () => {
    const { sent, outbox } = anOutbox();
    outbox.flush();
    outbox.add('views', view);
    outbox.flush();
    outbox.flush();
    expect(sent).toHaveLength(1);
  });

  it('limits a report to the size that the server accepts', () => {
    const { sent, outbox } = anOutbox();
    for (let count = 0; count < 45; count++) outbox.add('views', view);
    outbox.flush();
    expect(sent.map(({ views }) => views.length)).toEqual([20, 20, 5]);
  });
});
