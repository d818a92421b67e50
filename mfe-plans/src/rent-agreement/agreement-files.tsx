import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { useHandOver } from '@aangan/shared-kit/platform/use-hand-over';
import { useUpload } from '@aangan/shared-kit/platform/use-upload';
import { HandOverPanel } from '@aangan/shared-kit/ui/hand-over-panel';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { UploadField } from '@aangan/shared-kit/ui/upload-field';
import { UPLOAD_WORDS } from './agreement.words.ts';
import { AGREEMENT_KIND } from './load-agreement.ts';

interface AgreementFilesProps {
  readonly tenancyId: string;
  readonly label: string;
  readonly files: CallAnswer<'GET /api/v1/uploads'>;
}

/** The files of one tenancy, which are added and deleted here. */
export function AgreementFiles({ tenancyId, label, files }: AgreementFilesProps) {
  const place = { kind: AGREEMENT_KIND, subject: tenancyId };
  const uploads = useUpload({ ...place, ...files });
  const handOver = useHandOver({ ...place, onArrived: uploads.show });
  return (
    <Section as="div">
      <h2>{label}</h2>
      <noscript>{UPLOAD_WORDS.needsScript}</noscript>
      <UploadField uploads={uploads} label={label} help={UPLOAD_WORDS.help} />
      <HandOverPanel handOver={handOver} label={label} />
      <SmallText>{UPLOAD_WORDS.privacy}</SmallText>
    </Section>
  );
}
