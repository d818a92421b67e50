import { useLocation } from '@aangan/shared-kit/platform/router';
import { useEffect, useRef, useState } from 'react';

/**
 * After a navigation, moves the focus to the content and announces the page's title to screen readers. Refining the
 * same page moves no focus. That is a new query, or a new path from a field that still exists (one more locality).
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
