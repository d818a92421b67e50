import type { DeviceCounts } from '@aangan/shared-kit/contracts/monitoring';
import { depth } from '@aangan/shared-kit/testing/depth';
import fc from 'fast-check';
import { seeded } from '../testing/seeded.ts';
import { nothingReported } from './monitoring-reader.ts';
import { deviceCounts } from './release-counts.ts';
import { MINIMUM_FAILURES, type ReleaseCounts, releaseVerdict } from './release-verdict.ts';

const counts = (facts: Partial<DeviceCounts>): DeviceCounts => ({ ...nothingReported('1'), ...facts });

/** The verdict on a canary beside the live version. */
function canaryVerdict(canary: DeviceCounts, live: DeviceCounts) {
  const of = (facts: DeviceCounts) => deviceCounts({ ...nothingReported('1'), ...facts });
  return releaseVerdict(of(canary), [{ name: 'live', counts: of(live) }]);
}

interface Traffic {
  /** Canary's part of the devices, percent. */
  readonly percent: number;
  /** Devices that arrive between two checks. */
  readonly devicesPerLook: number;
  /** Share of devices in trouble, by measure, on each version. */
  readonly live: number;
  readonly canary: number;
  readonly looks: number;
}

/**
 * Devices arrive one by one and are checked every 10 s; gives the canary's devices when it was stopped, or undefined.
 */
function stoppedAfter(traffic: Traffic, random: () => number): number | undefined {
  const canary = { devices: 0, pageErrors: 0, loadFailures: 0, slowLoads: 0 };
  const live = { ...canary };
  for (let look = 0; look < traffic.looks; look++) {
    for (let device = 0; device < traffic.devicesPerLook; device++) {
      const isCanary = random() * 100 < traffic.percent;
      const side = isCanary ? canary : live;
      const share = isCanary ? traffic.canary : traffic.live;
      side.devices++;
      if (random() < share) side.pageErrors++;
      if (random() < traffic.live) side.loadFailures++;
      if (random() < traffic.live) side.slowLoads++;
    }
    if (canaryVerdict(canary, live).worse) return canary.devices;
  }
  return undefined;
}

function simulate(runs: number, traffic: Traffic): (number | undefined)[] {
  return Array.from({ length: runs }, (_, run) => stoppedAfter(traffic, seeded(run * 7919 + traffic.percent)));
}

describe('the verdict on a canary', () => {
  it('stops a canary that fails on every device, and gives the reason', () => {
    const canary = counts({ devices: 60, loadFailures: 60 });
    expect(canaryVerdict(canary, counts({ devices: 125_000, loadFailures: 500 }))).toEqual({
      worse: true,
      reason: 'load failures on 100.0% of 60 devices, live 0.4% of 1,25,000',
    });
  });

  it.each(['pageErrors', 'loadFailures', 'slowLoads'] as const)('compares %s', (measure) => {
    const canary = counts({ devices: 1000, [measure]: 100 });
    expect(canaryVerdict(canary, counts({ devices: 1000, [measure]: 10 })).worse).toBe(true);
    expect(canaryVerdict(canary, counts({ devices: 1000, [measure]: 90 })).worse).toBe(false);
  });

  it('decides nothing with few affected devices, or without another version', () => {
    const many = fc.integer({ min: MINIMUM_FAILURES, max: 100_000 });
    fc.assert(
      fc.property(many, fc.nat(MINIMUM_FAILURES - 1), (devices, affected) => {
        expect(canaryVerdict(counts({ devices, slowLoads: affected }), counts({ devices })).worse).toBe(false);
        expect(canaryVerdict(counts({ devices, pageErrors: devices }), counts({})).worse).toBe(false);
      }),
    );
  });

  it('decides with few devices when all of them fail', () => {
    const canary = counts({ devices: 10, pageErrors: 10 });
    expect(canaryVerdict(canary, counts({ devices: 30 })).worse).toBe(true);
    expect(canaryVerdict(canary, counts({ devices: 30, pageErrors: 6 })).worse).toBe(false);
  });

  it('needs to be worse than each comparison that counts the measure', () => {
    const requests = (failed: number): ReleaseCounts => ({ loaderFailures: { failed, of: 100, unit: 'requests' } });
    const before = { name: 'before', counts: requests(1) };
    const beside = (failed: number) => ({ name: 'other remotes', counts: requests(failed) });
    expect(releaseVerdict(requests(40), [before, { name: 'other remotes', counts: {} }])).toEqual({
      worse: true,
      reason: 'loader failures of a server on 40.0% of 100 requests, before 1.0% of 100',
    });
    expect(releaseVerdict(requests(40), [before, beside(2)]).worse).toBe(true);
    expect(releaseVerdict(requests(40), [before, beside(35)]).worse).toBe(false);
  });

  it('never stops a canary that is no worse than live, or less than twice as bad', () => {
    const devices = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(devices, devices, fc.double({ min: 0, max: 0.5, noNaN: true }), (of, others, share) => {
        const live = counts({ devices: others, pageErrors: Math.ceil(others * share) });
        const canary = counts({ devices: of, pageErrors: Math.min(of, Math.floor(of * share * 1.9)) });
        expect(canaryVerdict(canary, live).worse).toBe(false);
      }),
    );
  });

  describe('for canaries as good as live, checked every 10 s', () => {
    // Three hours each of a quiet and a common site; 0.2 % to 20 % of the devices have a problem on both versions.
    const kinds = [0.002, 0.01, 0.05, 0.2].flatMap((share) =>
      [1, 10, 50].flatMap((percent) => [1, 3].map((devicesPerLook) => ({ share, percent, devicesPerLook }))),
    );

    it('stops at most one canary in a hundred', () => {
      const runs = depth(25, 100);
      const stopped = kinds.flatMap(({ share, ...traffic }) =>
        simulate(runs, { ...traffic, live: share, canary: share, looks: 1080 }).filter(
          (devices) => devices !== undefined,
        ),
      );
      expect(kinds.length * runs).toBeGreaterThanOrEqual(600);
      expect(stopped.length / (kinds.length * runs)).toBeLessThanOrEqual(0.01);
    });

    it('tolerates 1.2 times the failures, because no device has cached the files yet', () => {
      const stopped = simulate(depth(100, 200), {
        percent: 10,
        devicesPerLook: 5,
        live: 0.05,
        canary: 0.06,
        looks: 1080,
      });
      expect(stopped.filter((devices) => devices !== undefined).length).toBeLessThanOrEqual(stopped.length / 100);
    });
  });

  describe('for canaries that are worse', () => {
    it.each([
      // times as bad, live share, canary's percent, canary devices within which nine of ten are stopped
      [10, 0.01, 10, 250],
      [10, 0.01, 50, 450],
      [3, 0.01, 10, 3000],
      [3, 0.05, 10, 600],
      [3, 0.05, 50, 1200],
      [20, 0.002, 5, 600],
    ])(
      'stops one %s times as bad as %s, given to %s %%, within %s of its devices',
      (times, share, percent, devices) => {
        const stopped = simulate(depth(40, 100), {
          percent,
          devicesPerLook: 5,
          live: share,
          canary: share * times,
          looks: 40_000,
        });
        const inTime = stopped.filter((after) => after !== undefined && after <= devices);
        expect(inTime.length / stopped.length).toBeGreaterThanOrEqual(0.9);
      },
    );
  });
});
