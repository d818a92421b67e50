import { useLocation } from '@aangan/shared-kit/platform/router';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

interface Disclosure {
  readonly ref: RefObject<HTMLDetailsElement | null>;
  onKeyDown(event: KeyboardEvent): void;
}

/** A `details` list that is closed by another page, a click outside it and Escape; it opens without scripts. */
export function useDisclosure(): Disclosure {
  const { pathname } = useLocation();
  const ref = useRef<HTMLDetailsElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the list
  useEffect(() => {
    if (ref.current) ref.current.open = false;
  }, [pathname]);

  useEffect(() => {
    const closeOutside = (event: MouseEvent) => {
      const open = ref.current;
      if (open?.open && event.target instanceof Node && !open.contains(event.target)) open.open = false;
    };
    document.addEventListener('click', closeOutside);
    return () => document.removeEventListener('click', closeOutside);
  }, []);

  return {
    ref,
    onKeyDown(event) {
      if (event.key !== 'Escape' || !ref.current?.open) return;
      ref.current.open = false;
      ref.current.querySelector('summary')?.focus();
    },
  };
}
