import { FEEDBACK_LINK } from '@aangan/shared-kit/links/account';
import { Link } from '@aangan/shared-kit/platform/router';
import { DISLIKED_WORDS } from './disliked.words.ts';

/** Says whose order a list has. It always takes one line, so that nothing moves when the order is known. */
export function FeedbackLine({ heeds }: { readonly heeds: boolean }) {
  if (!heeds) return DISLIKED_WORDS.shapes;
  return (
    <>
      {DISLIKED_WORDS.shapesWithLink} <Link to={FEEDBACK_LINK}>See or undo it</Link>
    </>
  );
}
