import { deferService } from '@aangan/shared-kit/platform/deferred-service';
import type { Services } from './services.ts';

interface DeferredServices extends Services {
  /** Fetches the services' code once, and then runs the earlier calls. */
  start(): void;
}

/** Maximum number of calls saved before the code has loaded. */
const CALLS_MAX = 100;
/** ms after a failed attempt without another. */
const REST_MS = 10_000;

/**
 * Replaces the services until their code has loaded, so that the first view does not pay for it. An error fetches the
 * code at once: it must be reported even if the visitor leaves.
 */
export function deferredServices(load: () => Promise<Services>): DeferredServices {
  const waiting: ((services: Services) => void)[] = [];
  // A rest, because files that fail to load are themselves reported by these services.
  const service = deferService(async () => {
    const services = await load();
    for (const call of waiting.splice(0)) call(services);
    return services;
  }, REST_MS);

  function start(): void {
    // Nothing waits for it, and the page works without it.
    service.load().catch(() => undefined);
  }

  function later(call: (services: Services) => void): void {
    if (service.loaded) call(service.loaded);
    else if (waiting.length < CALLS_MAX) waiting.push(call);
  }

  return {
    start,
    report(error, where) {
      later((services) => services.report(error, where));
      start();
    },
    track: (event, properties) => later((services) => services.track(event, properties)),
    convert: (experiment, goal) => later((services) => services.convert(experiment, goal)),
    reached: (goal) => later((services) => services.reached(goal)),
    loadScript: async (script) => (await service.load()).loadScript(script),
    pageShown: (page) => later((services) => services.pageShown(page)),
    choosePrivacy() {
      later((services) => services.choosePrivacy());
      start();
    },
  };
}
