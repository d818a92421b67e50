import type { UploadRules } from '@aangan/shared-kit/contracts/uploads';
import { legalService } from '@aangan/shared-kit/domain/home-services/legal-services';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useUpload } from '@aangan/shared-kit/platform/use-upload';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { Rows, Section, SmallText, SplitRow, Unscripted } from '@aangan/shared-kit/ui/layout';
import { UploadField } from '@aangan/shared-kit/ui/upload-field';
import { CASE_PAGE_WORDS as WORDS } from './legal-case.words.ts';
import type { LoadedCase } from './load-case.ts';

/** The rules of the API's kind `legal-paper`. They are known before the first call, so that the page needs none. */
const PAPER_RULES: UploadRules = {
  content: 'document',
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  maximumBytes: 10 * 1024 * 1024,
  maximumCount: 10,
};

/** States in which the customer adds and removes papers. */
const OPEN = ['drafted', 'quoted', 'paid'];

/** The papers of a case, and a field that adds one. */
export function CasePapers({ legalCase: { papers, type }, booking }: Pick<LoadedCase, 'legalCase' | 'booking'>) {
  const { busy } = usePageAction();
  const isOpen = OPEN.includes(booking.state);
  return (
    <Section aria-labelledby="papers">
      <h2 id="papers">{WORDS.papers}</h2>
      <SmallText>{legalService(type).asksTenant ? WORDS.photoAbout : WORDS.papersAbout}</SmallText>
      {papers.length === 0 && <p>{WORDS.noPapers}</p>}
      <Rows>
        {papers.map(({ id, url, bytes, uploadedAt }, index) => (
          <SplitRow as="li" key={id}>
            <span>
              <a href={url} download>
                {WORDS.paper(index + 1)}
              </a>{' '}
              <SmallText as="span">{WORDS.paperFacts(sizeOf(bytes), formatDay(uploadedAt))}</SmallText>
            </span>
            {isOpen && (
              <ActionForm hidden={{ do: 'remove', paper: id }}>
                <Button type="submit" size="small" busy={busy}>
                  {WORDS.remove}
                  <span className="visually-hidden"> {WORDS.paper(index + 1)}</span>
                </Button>
              </ActionForm>
            )}
          </SplitRow>
        ))}
      </Rows>
      {isOpen && papers.length < PAPER_RULES.maximumCount && <AddPapers bookingId={booking.id} />}
    </Section>
  );
}

function AddPapers({ bookingId }: { readonly bookingId: string }) {
  const { revalidate } = useRevalidator();
  const uploads = useUpload({
    ...{ kind: 'legal-paper', subject: bookingId, rules: PAPER_RULES },
    onFinished: () => void revalidate(),
  });
  return (
    <>
      <UploadField uploads={uploads} label={WORDS.papers} />
      <Unscripted>{WORDS.needsScript}</Unscripted>
    </>
  );
}

/** `1.2 MB`. */
function sizeOf(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
