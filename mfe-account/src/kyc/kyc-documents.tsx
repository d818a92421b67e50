import type { KycDocument } from '@aangan/shared-kit/contracts/kyc';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { useHandOver } from '@aangan/shared-kit/platform/use-hand-over';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { useUpload } from '@aangan/shared-kit/platform/use-upload';
import { Button } from '@aangan/shared-kit/ui/button';
import { HandOverPanel } from '@aangan/shared-kit/ui/hand-over-panel';
import { ProblemText, Rows, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { UploadField } from '@aangan/shared-kit/ui/upload-field';
import styles from './kyc.module.css';
import { KYC_WORDS } from './kyc.words.ts';
import { DOCUMENT_RULES, DOCUMENTS, fileSize, NEEDED, type Papers } from './kyc-words.ts';

interface KycDocumentsProps {
  readonly papers: Papers;
  readonly readOnly: boolean;
  readonly onSaved: (papers: Papers) => void;
}

/** The required documents. Each is uploaded, replaced and removed on its own. */
export function KycDocuments({ papers, readOnly, onSaved }: KycDocumentsProps) {
  return (
    <Section gap={12} aria-labelledby="kyc-documents">
      <h2 id="kyc-documents">Documents</h2>
      <SmallText>{KYC_WORDS.formats}</SmallText>
      <Rows gap={0}>
        {NEEDED[papers.userType].map((document) => (
          <li key={document}>
            <DocumentRow document={document} papers={papers} readOnly={readOnly} onSaved={onSaved} />
          </li>
        ))}
      </Rows>
    </Section>
  );
}

function DocumentRow({ document, papers, readOnly, onSaved }: KycDocumentsProps & { readonly document: KycDocument }) {
  const loading = useMutation('GET /api/v1/cpms/kyc/{userType}');
  const removing = useMutation('DELETE /api/v1/cpms/kyc/{userType}/documents/{document}');
  const busy = loading.busy || removing.busy;
  const problem = loading.problem ?? removing.problem;
  const { name, help } = DOCUMENTS[document];
  const { userType } = papers;
  const saved = papers.documents.find((each) => each.document === document);

  const reload = async () => {
    removing.reset();
    const loaded = await loading.run({ params: { userType } });
    if (loaded) onSaved(loaded.answer);
  };
  const target = { kind: 'kyc-document', subject: `${userType}/${document}` };
  const uploads = useUpload({ ...target, rules: DOCUMENT_RULES, onFinished: () => void reload() });
  const handOver = useHandOver({ ...target, onArrived: () => void reload() });

  const remove = async () => {
    loading.reset();
    const removed = await removing.run({ params: { userType, document } });
    if (removed) onSaved(removed.answer);
  };

  return (
    <div className={styles.document} aria-busy={busy}>
      <div className={styles.words}>
        <h3>{name}</h3>
        <SmallText>
          {saved
            ? `${saved.mediaType === 'application/pdf' ? 'PDF' : 'Picture'}, ${fileSize(saved.bytes)}, added on ${formatDay(saved.uploadedAt)}`
            : help}
        </SmallText>
        {problem !== undefined && <ProblemText role="alert">{problem}</ProblemText>}
      </div>
      <div className={styles.actions}>
        {saved && (
          <a className={styles.view} href={`/api/v1/cpms/kyc/${userType}/documents/${document}`} download>
            Download<span className="visually-hidden"> {name}</span>
          </a>
        )}
        {!readOnly && saved && (
          <Button variant="quiet" size="small" busy={busy} onClick={() => void remove()}>
            Remove<span className="visually-hidden"> {name}</span>
          </Button>
        )}
      </div>
      {!readOnly && (
        <div className={styles.upload}>
          <UploadField uploads={uploads} label={name} />
          <HandOverPanel handOver={handOver} label={name} />
        </div>
      )}
    </div>
  );
}
