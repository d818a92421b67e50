import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import type { UploadItemState } from '@aangan/shared-kit/platform/upload-queue';
import { useHandOver } from '@aangan/shared-kit/platform/use-hand-over';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { useUpload } from '@aangan/shared-kit/platform/use-upload';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { HandOverPanel } from '@aangan/shared-kit/ui/hand-over-panel';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { UploadField } from '@aangan/shared-kit/ui/upload-field';
import { PAPER_KIND } from './load-verification.ts';
import { KEPT, NEED_PAPER, NEEDS_SCRIPT, NOT_UPLOADED_YET, PAPERS, PAPERS_HELP, SEND } from './verification.words.ts';

/** A file that the server does not have yet. */
const UNDER_WAY: readonly UploadItemState[] = ['waiting', 'sending', 'paused', 'checking'];

interface SendPapersProps {
  readonly propertyId: string;
  readonly papers: CallAnswer<'GET /api/v1/uploads'>;
}

/** Papers of the owner: added, removed and sent to staff. */
export function SendPapers({ propertyId, papers }: SendPapersProps) {
  const { revalidate } = useRevalidator();
  const sending = useMutation('POST /api/v1/property/{propertyId}/ownership');
  const uploads = useUpload({ kind: PAPER_KIND, subject: propertyId, ...papers, onFinished: sending.reset });
  const handOver = useHandOver({ kind: PAPER_KIND, subject: propertyId, onArrived: uploads.show });
  async function send(): Promise<void> {
    if (uploads.items.some(({ state }) => UNDER_WAY.includes(state))) return sending.refuse(NOT_UPLOADED_YET);
    if (!uploads.items.some(({ state }) => state === 'done')) return sending.refuse(NEED_PAPER);
    const sent = await sending.run({ params: { propertyId }, json: {} });
    return sent && revalidate();
  }
  return (
    <Section aria-labelledby="papers">
      <h2 id="papers">{PAPERS}</h2>
      <noscript>{NEEDS_SCRIPT}</noscript>
      <UploadField uploads={uploads} label={PAPERS} help={PAPERS_HELP} />
      <HandOverPanel handOver={handOver} label={PAPERS} />
      <SmallText>{KEPT}</SmallText>
      {sending.problem !== undefined && <AlertNote tone="error">{sending.problem}</AlertNote>}
      <div>
        <Button variant="primary" busy={sending.busy} onClick={() => void send()}>
          {SEND}
        </Button>
      </div>
    </Section>
  );
}
