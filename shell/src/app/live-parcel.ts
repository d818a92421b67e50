import type { MountedPage, MountProps } from '@aangan/shared-kit/platform/page';
import { addErrorHandler, mountRootParcel, type Parcel, removeErrorHandler } from 'single-spa';

/** A page in its region, from mounting to unmounting; its lifecycles run one after another. */
export interface LiveParcel {
  /** New data or a new address of the same page. */
  update(props: MountProps): void;
  unmount(): void;
}

/** Is called when a lifecycle fails. */
interface ParcelFailures {
  /** Whether the page is still wanted; after that no lifecycle is called. */
  failed(error: unknown): void;
  /** Unmounts the page after the visitor has left it. */
  failedLate(error: unknown): void;
}

/** Mounts a page that brings single-spa's lifecycles, at once. */
export function liveParcel(page: MountedPage, first: MountProps, failures: ParcelFailures): LiveParcel {
  let props = first;
  let parcel: Parcel | undefined;
  let left = false;
  let queue: Promise<unknown> = Promise.resolve();

  const lifecycles = {
    name: 'mounted-page',
    bootstrap: async () => page.bootstrap?.(props),
    mount: async () => page.mount(props),
    ...(page.update && { update: async () => page.update?.(props) }),
    unmount: async () => page.unmount(props),
  };

  // Each failure is returned as a rejection; without a handler the library would throw it again, uncaught.
  const heard = () => undefined;
  addErrorHandler(heard);

  async function mount(): Promise<void> {
    parcel = mountRootParcel(lifecycles, { domElement: first.element });
    // The same failures, which the library rejects again.
    for (const promise of [parcel.bootstrapPromise, parcel.unmountPromise]) promise.catch(heard);
    await parcel.mountPromise;
  }

  async function leave(): Promise<void> {
    if (parcel?.getStatus() === 'MOUNTED') await parcel.unmount();
  }

  function next(step: () => Promise<unknown>): void {
    queue = queue.then(step).catch((error: unknown) => {
      if (left) failures.failedLate(error);
      else failures.failed(error);
      left = true;
    });
  }

  next(mount);
  return {
    update(given) {
      next(async () => {
        if (left) return;
        props = given;
        if (parcel?.update) return parcel.update({});
        await leave();
        return mount();
      });
    },
    unmount() {
      left = true;
      next(leave);
      next(async () => removeErrorHandler(heard));
    },
  };
}
