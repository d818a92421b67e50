import { globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openMetrics } from '@aangan/shared-kit/server/metrics';
import Fastify from 'fastify';
import { health } from '../../api/src/foundation/server/public.ts';
import { assetOrigin } from '../../shell/src/assets/asset-origin.ts';
import { RESERVED_PREFIXES } from '../../shell/src/routing/reserved-paths.ts';
import { ROOT } from '../site/remotes.ts';
import { containersOf, imageTarget, kubernetesObjects, partOf, valueAt } from './deployment-files.ts';

describe('the objects of Kubernetes', () => {
  const objects = kubernetesObjects();
  const named = (kind: string) => objects.filter((object) => object.kind === kind);
  const deployments = named('Deployment');
  const names = (kind: string) => named(kind).map(({ metadata }) => metadata.name);

  it('run without rights, and ours without a writable file system', () => {
    for (const object of [...deployments, ...named('Job')]) {
      expect(valueAt(object, 'spec.template.spec.securityContext')).toMatchObject({ runAsNonRoot: true });
      for (const container of containersOf(object)) {
        const ours = container.image.startsWith('aangan/');
        expect(valueAt(container, 'securityContext')).toMatchObject({
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
          ...(ours && { readOnlyRootFilesystem: true }),
        });
      }
    }
  });

  it('ask our programs at addresses that they answer, on the port that they listen on', async () => {
    const app = Fastify();
    health(app, {} as never);
    const answered = {
      api: (await app.inject('/livez')).statusCode,
      assets: (
        await (
          await assetOrigin({ dataFolder: tmpdir(), logLevel: 'silent', metrics: openMetrics() })
        ).inject('/healthz')
      ).statusCode,
    };
    expect(answered).toEqual({ api: 200, assets: 200 });
    expect(RESERVED_PREFIXES).toEqual(expect.arrayContaining(['/livez', '/healthz']));
    for (const object of deployments) {
      for (const container of containersOf(object).filter(({ image }) => image.startsWith('aangan/'))) {
        const { port, healthUrl } = imageTarget(partOf(container));
        const metrics = container.env?.find(({ name }) => name.endsWith('METRICS_PORT'))?.value;
        expect(container.ports?.map(({ containerPort }) => containerPort)).toEqual([port, Number(metrics)]);
        for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
          expect(valueAt(container, `${probe}.httpGet.path`)).toBe(new URL(healthUrl).pathname);
        }
      }
    }
  });

  it('drain before they stop, and one of each is always there', () => {
    for (const object of deployments) {
      const grace = valueAt<number>(object, 'spec.template.spec.terminationGracePeriodSeconds');
      const pause = valueAt<number>(containersOf(object)[0], 'lifecycle.preStop.sleep.seconds');
      // A process has ten seconds for what is in flight.
      expect(grace).toBeGreaterThan(pause + 10);
    }
    const several = names('Deployment').filter((name) => name !== 'worker');
    expect(names('PodDisruptionBudget').sort()).toEqual(several.sort());
    for (const object of named('HorizontalPodAutoscaler')) {
      expect(names('Deployment')).toContain(valueAt(object, 'spec.scaleTargetRef.name'));
      expect(valueAt(object, 'spec.minReplicas')).toBeGreaterThan(1);
    }
  });

  it('are reached by those alone that need them', () => {
    expect(names('NetworkPolicy').sort()).toEqual(['metrics', 'nobody', ...names('Service')].sort());
    const policy = named('NetworkPolicy').find(({ metadata }) => metadata.name === 'api');
    expect(JSON.stringify(policy)).toContain('"values":["shell","assets","publish"]');
  });

  it('are all in the kustomization, besides the steps', () => {
    const [kustomization] = named('Kustomization');
    const files = globSync('*.yaml', { cwd: path.join(ROOT, 'deploy/kubernetes') });
    expect([...valueAt<string[]>(kustomization, 'resources'), 'kustomization.yaml'].sort()).toEqual(files.sort());
  });
});
