/** A service whose code loads with its first use. */
export interface DeferredService<Service> {
  /** Loads the service once, and returns it. Rejects for all who wait if it does not load. */
  load(): Promise<Service>;
  /** The service once it has loaded. */
  readonly loaded: Service | undefined;
}

/**
 * Declares a service that loads with its first use. After a failure, the next use loads it again.
 * @param restMs ms during which a failure is returned again instead of another attempt
 */
export function deferService<Service>(importService: () => Promise<Service>, restMs = 0): DeferredService<Service> {
  let loaded: Service | undefined;
  let loading: Promise<Service> | undefined;

  function forget(): void {
    loading = undefined;
  }

  async function attempt(): Promise<Service> {
    try {
      loaded = await importService();
      return loaded;
    } catch (error) {
      if (restMs > 0) setTimeout(forget, restMs);
      else forget();
      throw error;
    }
  }

  return {
    load() {
      loading ??= attempt();
      return loading;
    },
    get loaded() {
      return loaded;
    },
  };
}
