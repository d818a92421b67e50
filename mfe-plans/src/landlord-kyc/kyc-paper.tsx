import {
  LANDLORD_PAPER_RULES,
  LANDLORD_PAPER_UPLOAD,
  type LandlordPaper,
} from '@aangan/shared-kit/domain/rent/landlord-papers';
import { usePageParams } from '@aangan/shared-kit/platform/page';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { useUpload } from '@aangan/shared-kit/platform/use-upload';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { UploadField } from '@aangan/shared-kit/ui/upload-field';
import { useEffect, useRef, useState } from 'react';
import styles from './landlord-kyc.module.css';
import { LANDLORD_PAPER_WORDS, LANDLORD_KYC_WORDS as WORDS } from './landlord-kyc.words.ts';

interface KycPaperProps {
  readonly paper: LandlordPaper;
  readonly isHere: boolean;
}

/** One paper. Its uploader opens at a press, because a token for it is valid for ten minutes. */
export function KycPaper({ paper, isHere }: KycPaperProps) {
  const { token = '' } = usePageParams();
  const opening = useMutation('POST /api/v1/rent-pay/landlord-link/{token}/kyc/upload');
  const { revalidate } = useRevalidator();
  const [uploadToken, setUploadToken] = useState<string>();
  const name = LANDLORD_PAPER_WORDS[paper];
  const open = async () => {
    const opened = await opening.run({ params: { token }, json: { paper } });
    if (opened) setUploadToken(opened.answer.uploadToken);
  };
  return (
    <li className={styles.paper}>
      <h3>{name}</h3>
      <p role="status">{isHere && WORDS.here}</p>
      {opening.problem !== undefined && <AlertNote tone="error">{opening.problem}</AlertNote>}
      {uploadToken === undefined ? (
        <Button size="small" busy={opening.busy} onClick={() => void open()}>
          {isHere ? WORDS.replace : WORDS.send}
          <span className="visually-hidden">: {name}</span>
        </Button>
      ) : (
        <Uploader token={uploadToken} paper={paper} onFinished={() => void revalidate()} />
      )}
    </li>
  );
}

interface UploaderProps {
  readonly token: string;
  readonly paper: LandlordPaper;
  readonly onFinished: () => void;
}

function Uploader({ token, paper, onFinished }: UploaderProps) {
  const place = useRef<HTMLDivElement>(null);
  // The button is gone, so the focus goes to what replaced it.
  useEffect(() => place.current?.focus(), []);
  const uploads = useUpload({
    ...{ kind: LANDLORD_PAPER_UPLOAD, subject: paper, token, onFinished },
    rules: { ...LANDLORD_PAPER_RULES, types: [...LANDLORD_PAPER_RULES.types] },
  });
  return (
    <div className={styles.uploader} ref={place} tabIndex={-1}>
      <UploadField uploads={uploads} label={LANDLORD_PAPER_WORDS[paper]} />
    </div>
  );
}
