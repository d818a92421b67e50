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
  let services: Services | undefined;
  let loading: Promise<Services> | undefined;
  const waiting: ((services: Services) => void)[] = [];

  function started(): Promise<Services> {
    loading ??= load().then(
      (found) => {
        services = found;
        for (const call of waiting.splice(0)) call(found);
        return found;
      },
      (error: unknown) => {
        // The next call tries again; not at once, because files that fail to load are reported by such a call.
        setTimeout(() => {
          loading = undefined;
        }, REST_MS);
        throw error;
      },
    );
    return loading;
  }

  function start(): void {
    // Nothing waits for it, and the page works without it.
    started().catch(() => undefined);
  }

  function later(call: (services: Services) => void): void {
    if (services) call(services);
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
    loadScript: async (script) => (await started()).loadScript(script),
    pageShown: (page) => later((services) => services.pageShown(page)),
    choosePrivacy() {
      later((services) => services.choosePrivacy());
      start();
    },
  };
}
