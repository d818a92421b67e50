import type { ReactNode } from 'react';
import { SUPPORT_CHAT_LINK } from '../links/support-chat.ts';
import { Link } from '../platform/router.ts';
import { Lead, PageHeading } from './layout.tsx';

interface EndedLinkProps {
  /** What the link was, and that it has ended: "This upload code has expired". */
  readonly title: string;
  /** How long such links work, and how to get a new one. */
  readonly children: ReactNode;
  /** A link to where a new one is made, or the same thing is done after a login. */
  readonly next?: { readonly to: string; readonly label: string };
}

/** The page of a link of a message that has expired, was used or was withdrawn. */
export function EndedLink({ title, children, next }: EndedLinkProps) {
  return (
    <PageHeading>
      <h1>{title}</h1>
      <Lead>{children}</Lead>
      {next && (
        <p>
          <Link to={next.to}>{next.label}</Link>
        </p>
      )}
      <p>
        <Link to={SUPPORT_CHAT_LINK}>Chat with support</Link>
      </p>
    </PageHeading>
  );
}
