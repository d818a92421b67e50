import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect, useRef, useState } from 'react';

/** What brings a part's script: it comes near the screen, or somebody points at it, touches it or tabs into it. */
type Approach = 'near' | 'touched';

export interface ApproachablePart<Props> {
  readonly approach: Approach;
  /** Brings the script now. The page's loader calls it, so that the server and later pages have it at once. */
  load(): Promise<void>;
  /** The part once its script is there, and until then something that waits for it. */
  shown(): ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>;
}

/**
 * Declares a part of a page whose script a first visit does without until the part is approached: below the fold,
 * or nothing but words. Its HTML is there from the start.
 */
export function approachable<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
  approach: Approach,
): ApproachablePart<Props> {
  // Set once and for all, as in the cache of modules: it belongs to no request.
  let loaded: ComponentType<Props> | undefined;
  let arrive: (module: { default: ComponentType<Props> }) => void;
  const arrival = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    arrive = resolve;
  });
  const waiting = lazy(() => arrival);
  return {
    approach,
    load: async () => {
      loaded ??= await importPart();
      arrive({ default: loaded });
    },
    shown: () => loaded ?? waiting,
  };
}

interface ApproachableProps<Props extends object> {
  readonly part: ApproachablePart<Props>;
  readonly with: Props;
}

/** Shows a part. If its script does not come, what the server wrote stays, and the next approach tries again. */
export function Approachable<Props extends object>({ part, with: props }: ApproachableProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [Shown] = useState(part.shown);
  useEffect(() => (place.current ? onApproach(place.current, part) : undefined), [part]);
  return (
    <div ref={place}>
      <Suspense>
        <Shown {...props} />
      </Suspense>
    </div>
  );
}

/** Far enough ahead that the script is there when the part is on the screen. */
const NEAR = '300px 0px';

const TOUCHES = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads the part at each approach until it is there. */
function onApproach(
  element: HTMLElement,
  { approach, load }: Pick<ApproachablePart<object>, 'approach' | 'load'>,
): () => void {
  const approached = () => void load().then(stop, () => undefined);
  const observer =
    approach === 'near' && typeof IntersectionObserver !== 'undefined'
      ? new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && approached(), {
          rootMargin: NEAR,
        })
      : undefined;
  const stop = () => {
    observer?.disconnect();
    for (const touch of TOUCHES) element.removeEventListener(touch, approached);
  };
  observer?.observe(element);
  for (const touch of TOUCHES) element.addEventListener(touch, approached, { passive: true });
  return stop;
}
