import { useLocation } from '@aangan/shared-kit/platform/router';
import { useEffect, useRef, useState } from 'react';

/**
 * After a move to another page: focus goes to the content and screen readers hear the page's title.
 * Refining the same page (its query) moves no focus.
 */
export function RouteAnnouncer({ title }: { title: string }) {
  const { pathname } = useLocation();
  const known = useRef(pathname);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (known.current === pathname) return;
    known.current = pathname;
    setMessage(title);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, title]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {message}
    </p>
  );
}
