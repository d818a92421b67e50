import type { Services } from './services.ts';

interface ServicesAtLeisure extends Services {
  /** Fetches the services' code, once; what was asked of them until then is done then. */
  start(): void;
}

/** Calls kept while the code has not come. */
const KEPT = 100;
/** ms after a failed attempt without another. */
const REST_MS = 10_000;

/**
 * Stands for the services until their code is there, so that it costs no first view anything.
 * An error fetches it at once: it should be heard of even if the visitor leaves.
 */
export function servicesAtLeisure(load: () => Promise<Services>): ServicesAtLeisure {
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
        // The next sign of life tries again; not at once, since files that do not come are such a sign themselves.
        setTimeout(() => {
          loading = undefined;
        }, REST_MS);
        throw error;
      },
    );
    return loading;
  }

  function start(): void {
    // Nobody waits for it, and without it the page works all the same.
    started().catch(() => undefined);
  }

  function later(call: (services: Services) => void): void {
    if (services) call(services);
    else if (waiting.length < KEPT) waiting.push(call);
  }

  return {
    start,
    report(error, where) {
      later((services) => services.report(error, where));
      start();
    },
    track: (event, properties) => later((services) => services.track(event, properties)),
    convert: (experiment, goal) => later((services) => services.convert(experiment, goal)),
    loadScript: async (script) => (await started()).loadScript(script),
    pageShown: (page) => later((services) => services.pageShown(page)),
    choosePrivacy() {
      later((services) => services.choosePrivacy());
      start();
    },
  };
}
