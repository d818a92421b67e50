import type { ImportedRow } from '@aangan/shared-kit/contracts/listing-import';
import { profileLink } from '@aangan/shared-kit/links/account';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { Link } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { PageHeading, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from './import.module.css';
import { IMPORT } from './import.words.ts';
import { ImportReport } from './import-report.tsx';

/** Bytes that the call takes, roughly its characters. */
const LARGEST_FILE = 200_000;

/** Drafts from a CSV file. */
export function loader({ platform: { http } }: PageArgs) {
  return http.request('GET /api/v1/property/import/template', {});
}

export const head = () => personalHead('Import listings');

export function Component() {
  const { fileName, csv } = usePageData<typeof loader>();
  const importing = useMutation('POST /api/v1/property/import');
  const [rows, setRows] = useState<readonly ImportedRow[]>();
  const input = useRef<HTMLInputElement>(null);
  const report = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rows) report.current?.focus();
  }, [rows]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const file = input.current?.files?.[0];
    if (!file) return importing.refuse(IMPORT.choose);
    if (file.size > LARGEST_FILE) return importing.refuse(IMPORT.tooLarge);
    const sent = await importing.run({ json: { csv: await file.text() } });
    setRows(sent?.answer.rows);
  }

  return (
    <PageColumn width="list">
      <PageHeading>
        <h1>{IMPORT.title}</h1>
        <p>{IMPORT.lead}</p>
      </PageHeading>
      <div>
        <a href={`data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`} download={fileName}>
          {IMPORT.template}
        </a>
        <SmallText>{IMPORT.templateHelp}</SmallText>
      </div>
      <form method="post" className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <TextField
          label={IMPORT.file}
          name="file"
          type="file"
          accept=".csv,text/csv"
          ref={input}
          error={importing.problemsByField.csv ?? importing.problem}
        />
        <Button type="submit" variant="primary" busy={importing.busy}>
          {IMPORT.button}
        </Button>
        <noscript>{IMPORT.needsScript}</noscript>
      </form>
      <div ref={report} tabIndex={-1}>
        {rows && <ImportReport rows={rows} />}
      </div>
      {rows?.some(({ state }) => state === 'created') && (
        <AlertNote tone="info">
          <Link to={profileLink('properties')}>{IMPORT.unfinished}</Link>
        </AlertNote>
      )}
    </PageColumn>
  );
}
