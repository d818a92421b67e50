import { useLocation } from '@aangan/shared-kit/platform/router';
import { useEffect, useRef, useState } from 'react';

/**
 * After a move to another page: focus goes to the content and screen readers hear the page's title.
 * Refining the same page moves no focus: neither by its query, nor by a field of it that leads to another path (one more
 * locality) and is still there.
 */
export function RouteAnnouncer({ title }: { title: string }) {
  const { pathname } = useLocation();
  const known = useRef(pathname);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (known.current === pathname) return;
    known.current = pathname;
    setMessage(title);
    const main = document.getElementById('main');
    if (!main?.querySelector('input:focus,button:focus')) main?.focus({ preventScroll: true });
  }, [pathname, title]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {message}
    </p>
  );
}
