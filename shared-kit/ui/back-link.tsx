import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from '../platform/router.ts';
import { Icon } from './icon.tsx';
import { chevronLeftIcon } from './note-icon-paths.tsx';

interface BackLinkProps {
  /** The page for visitors who came from elsewhere, and without JavaScript. */
  readonly to: string;
  readonly className: string | undefined;
}

/** Goes back to the page of this site from which the visitor came, with its scroll position. */
export function BackLink({ to, className }: BackLinkProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const goBack = (event: MouseEvent) => {
    const newTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (newTab || !hasPageBefore(key)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link to={to} className={className} title="Back" aria-label="Back" onClick={goBack}>
      <Icon path={chevronLeftIcon} />
    </Link>
  );
}

/** The router's key of a page that was opened by a new document. */
const FIRST_KEY = 'default';

/** Whether the history's previous entry is a page of this site: of this document, or the one that led to it. */
function hasPageBefore(key: string): boolean {
  if (key !== FIRST_KEY) return true;
  return history.length > 1 && URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin;
}
