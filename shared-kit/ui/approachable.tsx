import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigation } from '../platform/router.ts';
import { PartBoundary, PartFailure } from './part-boundary.tsx';

/**
 * What brings a part's script: it comes near the screen, the same but not before the visitor has done anything, or
 * somebody points at it, touches it or tabs into it.
 */
type Approach = 'near' | 'near-awake' | 'touched';

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
  /** In its room while its data are on their way. */
  readonly fallback?: ReactNode;
}

/**
 * Shows a part. If its script does not come, what the server wrote stays, and the next approach tries again; without
 * that, and where the part stops working, a note stands in its place. The rest of the page goes on.
 */
export function Approachable<Props extends object>({ part, with: props, fallback }: ApproachableProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [Shown] = useState(part.shown);
  useEffect(() => (place.current ? onApproach(place.current, part) : undefined), [part]);
  useLoadOnChange(part, props);
  return (
    <div ref={place}>
      <PartBoundary>
        <Suspense fallback={<Wanted load={part.load}>{fallback}</Wanted>}>
          <Shown {...props} />
        </Suspense>
      </PartBoundary>
    </div>
  );
}

/**
 * React shows no change of the page while a part that is still asleep may depend on it: any change wakes it. Asked for
 * while rendering, because what is never shown has no effects.
 */
function useLoadOnChange({ load }: Pick<ApproachablePart<object>, 'load'>, props: object): void {
  const location = useLocation();
  const moving = useNavigation().state !== 'idle';
  const [first] = useState({ location, props });
  if (moving || location !== first.location || props !== first.props) void load().catch(() => undefined);
}

interface WantedProps extends Pick<ApproachablePart<object>, 'load'> {
  readonly children: ReactNode;
}

/** Stands where a part has to be shown anew before its script came, and asks for it. */
function Wanted({ load, children }: WantedProps) {
  const [failed, setFailed] = useState(false);
  const ask = useCallback(() => void load().catch(() => setFailed(true)), [load]);
  useEffect(ask, [ask]);
  return failed ? <PartFailure onRetry={ask} /> : children;
}

/** Far enough ahead that the script is there when the part is on the screen. */
const NEAR = '300px 0px';

const TOUCHES = ['pointerover', 'focusin', 'touchstart'] as const;
const SIGNS_OF_LIFE = ['scroll', 'keydown', ...TOUCHES] as const;

/** Loads the part at each approach until it is there. */
function onApproach(
  element: HTMLElement,
  { approach, load }: Pick<ApproachablePart<object>, 'approach' | 'load'>,
): () => void {
  const approached = () => void load().then(stop, () => undefined);
  const observer =
    approach !== 'touched' && typeof IntersectionObserver !== 'undefined'
      ? new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && approached(), {
          rootMargin: NEAR,
        })
      : undefined;
  const watch = () => observer?.observe(element);
  const touched = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) approached();
  };
  // Heard on their way down, at the document: React keeps such events away from what it has yet to hydrate.
  const listeners = [
    ...TOUCHES.map((type) => ({ type, listener: touched })),
    ...(approach === 'near-awake' ? SIGNS_OF_LIFE : []).map((type) => ({ type, listener: watch })),
  ];
  const options = { passive: true, capture: true };
  const stop = () => {
    observer?.disconnect();
    for (const { type, listener } of listeners) document.removeEventListener(type, listener, options);
  };
  for (const { type, listener } of listeners) document.addEventListener(type, listener, options);
  if (approach === 'near') watch();
  return stop;
}
