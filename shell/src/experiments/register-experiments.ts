import { STAFF_TOKEN_HEADER } from '@aangan/shared-kit/contracts/monitoring';
import type { Experiments } from '@aangan/shared-kit/domain/experiment';
import { newestSecret, type Secrets } from '@aangan/shared-kit/domain/secrets';
import type { FastifyInstance } from 'fastify';
import type { UsedRelease } from '../registry/release-set.ts';

/** ms between two comparisons of the active releases with what is registered. */
const LOOK_MS = 1000;
const DEADLINE_MS = 5000;

interface Registering {
  /** The active releases, for each remote the live one first. */
  readonly releases: () => readonly Pick<UsedRelease, 'experiments'>[];
  /** Registers experiments with the API. @throws when it does not accept them */
  readonly register: (experiments: Experiments) => Promise<void>;
  /** Is called once for each failure, until registering has worked again. */
  readonly onError: (error: unknown) => void;
}

/**
 * Keeps the experiments of the active releases registered with the API: at the start, and again when other releases
 * are active. A failure is tried again at the next look, because the API may start later.
 */
export function experimentRegistration({ releases, register, onError }: Registering): { look(): Promise<void> } {
  let registered = '{}';
  let failing = false;
  let looking = false;
  return {
    async look() {
      const experiments = experimentsOf(releases());
      const wanted = JSON.stringify(experiments);
      if (looking || wanted === registered) return;
      looking = true;
      try {
        await register(experiments);
        registered = wanted;
        failing = false;
      } catch (error) {
        if (!failing) onError(error);
        failing = true;
      } finally {
        looking = false;
      }
    },
  };
}

/** Registers while a server runs. */
export function registerExperiments(app: FastifyInstance, registering: Omit<Registering, 'onError'>): void {
  const registration = experimentRegistration({
    ...registering,
    onError: (error) => app.log.warn({ err: error }, 'The experiments could not be registered with the API yet'),
  });
  const timer = setInterval(() => void registration.look(), LOOK_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Sends experiments to the API. @param apiUrl origin of the API, without a slash at the end */
export function experimentSender(apiUrl: string, staffToken: Secrets): Registering['register'] {
  return async (experiments) => {
    const response = await fetch(`${apiUrl}/api/v1/experiments`, {
      method: 'PUT',
      headers: {
        [STAFF_TOKEN_HEADER]: newestSecret(staffToken),
        'content-type': 'application/json',
        device: 'DESKTOP',
      },
      body: JSON.stringify({ experiments }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`HTTP ${response.status} for /api/v1/experiments`);
  };
}

/** A canary adds experiments, and does not change those of the live release. */
function experimentsOf(releases: readonly Pick<UsedRelease, 'experiments'>[]): Experiments {
  return Object.assign({}, ...releases.map(({ experiments }) => experiments).toReversed());
}
