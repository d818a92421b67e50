import { Link } from '@aangan/shared-kit/platform/router';
import { SplitRow } from '@aangan/shared-kit/ui/layout';
import type { ReactNode } from 'react';
import { CHECKOUT_WORDS } from './checkout.words.ts';

interface ChosenRowProps {
  readonly title: string;
  /** Where it is chosen anew. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A choice of an earlier step, with the link that changes it. */
export function ChosenRow({ title, to, children }: ChosenRowProps) {
  return (
    <SplitRow>
      <p>
        <strong>{title}</strong>
        <br />
        {children}
      </p>
      <Link to={to}>
        {CHECKOUT_WORDS.change}
        <span className="visually-hidden"> {title.toLowerCase()}</span>
      </Link>
    </SplitRow>
  );
}
