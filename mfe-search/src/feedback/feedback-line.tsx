import { FEEDBACK_LINK } from '@aangan/shared-kit/links/account';
import { Link } from '@aangan/shared-kit/platform/router';

/** Says whose order a list has. It always takes one line, so that nothing moves when the order is known. */
export function FeedbackLine({ heeds }: { readonly heeds: boolean }) {
  if (!heeds) return 'Your feedback shapes this list.';
  return (
    <>
      Your feedback shapes this list · <Link to={FEEDBACK_LINK}>See or undo it</Link>
    </>
  );
}
