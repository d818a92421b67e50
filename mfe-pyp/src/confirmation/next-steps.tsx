import { MANAGEMENT_PLANS_LINK, withReturn } from '@aangan/shared-kit/links/plans';
import { confirmationLink, verificationLink } from '@aangan/shared-kit/links/posting';
import { Link } from '@aangan/shared-kit/platform/router';
import { Rows, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { ShareButton } from '@aangan/shared-kit/ui/share-button';
import { MANAGER, MANAGER_WHY, NEXT, VERIFY, VERIFY_WHY } from './confirmation.words.ts';

interface NextStepsProps {
  readonly id: string;
  /** The page of the listing, while everybody can open it. */
  readonly url: string | undefined;
}

/** What helps a listing that is published. */
export function NextSteps({ id, url }: NextStepsProps) {
  return (
    <Section aria-labelledby="next-steps">
      <h2 id="next-steps">{NEXT}</h2>
      <Rows>
        <li>
          <Link to={verificationLink(id)}>{VERIFY}</Link>
          <SmallText>{VERIFY_WHY}</SmallText>
        </li>
        <li>
          <Link to={withReturn(MANAGEMENT_PLANS_LINK, confirmationLink(id))}>{MANAGER}</Link>
          <SmallText>{MANAGER_WHY}</SmallText>
        </li>
      </Rows>
      {url !== undefined && (
        <div>
          <ShareButton title="A home on Aangan" path={url} />
        </div>
      )}
    </Section>
  );
}
