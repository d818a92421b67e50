import { Link } from '@aangan/shared-kit/platform/router';
import { Fragment } from 'react';
import { SERVICES_WORDS } from './services.words.ts';

interface SuggestionsProps {
  readonly near: readonly { readonly name: string; readonly link: string }[];
}

/** Names near to a mistyped one: `Did you mean Bangalore or Mumbai?` */
export function Suggestions({ near }: SuggestionsProps) {
  return (
    <p>
      {SERVICES_WORDS.didYouMean}{' '}
      {near.map(({ name, link }, index) => (
        <Fragment key={link}>
          {index > 0 && ' or '}
          <Link to={link}>{name}</Link>
        </Fragment>
      ))}
      ?
    </p>
  );
}
