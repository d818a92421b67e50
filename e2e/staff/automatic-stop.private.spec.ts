import { randomUUID } from 'node:crypto';
import type { MonitoringReport } from '../../shared-kit/contracts/monitoring.ts';
import type { PrivateSite } from '../stack/private-site.ts';
import { test } from '../stack/private-site-test.ts';
import { expect } from '../support/test.ts';
import { publishAnother, REMOTE, versionFor } from './staff-site.ts';

/**
 * Opens the page as several devices, and then lets each report its version's result. The canary may be stopped as
 * soon as enough of them have.
 */
async function visit(site: PrivateSite, devices: number, broken: string): Promise<{ broken: number; sound: number }> {
  const visits = { broken: 0, sound: 0 };
  const visitors = new Map<string, string>();
  for (let number = 0; number < devices; number++) {
    const deviceId = `device-of-visitor-${number}`;
    const version = await versionFor(site, deviceId);
    visits[version === broken ? 'broken' : 'sound']++;
    visitors.set(deviceId, version);
  }
  for (const [number, [deviceId, version]] of [...visitors].entries()) {
    const outcome = version === broken && number % 2 === 0 ? 'load' : 'ok';
    const report: MonitoringReport = {
      deviceId,
      errors: [],
      views: [{ remote: REMOTE, version, route: '/{seekerType}/plans', outcome, ms: 900 }],
      vitals: [],
    };
    const answer = await fetch(`${site.address}/api/v1/monitoring/report`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', device: 'DESKTOP' },
      body: JSON.stringify(report),
    });
    expect(answer.status).toBe(202);
  }
  return visits;
}

test('a canary that is clearly worse than live is stopped automatically, and the log has the reason', async ({
  site,
}) => {
  // The tests' database contains earlier reports of the version that was live.
  const live = await publishAnother(site, `a sound release ${randomUUID()}`);
  await expect.poll(() => versionFor(site, 'device-of-visitor-0')).toBe(live);
  const broken = await publishAnother(site, 'the release whose files do not come', { canary: 50 });
  await expect
    .poll(
      async () =>
        new Set(await Promise.all(Array.from({ length: 20 }, (_, n) => versionFor(site, `device-of-visitor-${n}`))))
          .size,
    )
    .toBe(2);
  const visits = await visit(site, 160, broken);
  expect(visits.broken).toBeGreaterThan(50);
  expect(visits.sound).toBeGreaterThan(50);

  await expect.poll(async () => (await site.registry.read())?.remotes[REMOTE]?.canary).toBeUndefined();
  const document = await site.registry.read();
  expect(document?.remotes[REMOTE]?.live).toBe(live);
  expect(document?.changes[0]).toMatchObject({
    action: 'stop-canary',
    by: 'automatic',
    remote: REMOTE,
    version: broken,
    reason: expect.stringMatching(/^load failures on \d\d\.\d% of \d+ devices, live 0\.0% of \d+$/),
  });
  for (let number = 0; number < 20; number++) {
    await expect.poll(() => versionFor(site, `device-of-visitor-${number}`)).toBe(live);
  }
});
