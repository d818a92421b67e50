import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { releasesOf, shellsOf } from '../registry/active-releases.ts';
import type { Registry } from '../registry/registry.ts';
import type { ActivationState } from '../registry/release-set-source.ts';
import { failureMarks } from '../registry/servers/failure-marks.ts';
import { problemsOf, serverReporter } from '../registry/servers/server-reporter.ts';
import { SHELL } from '../registry/shell-files.ts';
import { HOST_CONTRACT } from '../renderers/host-contract.ts';

interface ReportDeps {
  readonly registry: Registry;
  readonly port: number;
  /** Epoch ms. */
  readonly now: () => number;
}

/**
 * Reports in the registry what this server has in force, as long as it runs, and marks releases that it cannot load.
 * @returns takes each state of the active releases
 */
export function reportInForce(
  app: FastifyInstance,
  { registry, port, now }: ReportDeps,
): (state: ActivationState) => void {
  const id = `${hostname()}-${randomUUID().slice(0, 8)}`;
  const server = { id, name: `${hostname()}:${port}`, host: HOST_CONTRACT };
  const onError = (error: unknown) =>
    app.log.error({ err: error }, 'What is in force could not be reported to the registry');
  const reporter = serverReporter({ store: registry.store, server, onError, now });
  const marks = failureMarks({ registry, server: id, onError, now });
  app.addHook('onClose', async () => {
    marks.close();
    await reporter.close();
  });
  return (state) => {
    reporter.report(state);
    marks.see(problemsOf(state), [
      ...releasesOf(state.active).map(({ name, version }) => `${name}@${version}`),
      ...shellsOf(state.active).map(({ version }) => `${SHELL}@${version}`),
    ]);
  };
}
