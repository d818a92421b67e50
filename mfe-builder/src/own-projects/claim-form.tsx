import type { BuilderClaim } from '@aangan/shared-kit/contracts/builder-account';
import { jobTitleError } from '@aangan/shared-kit/domain/builder-account';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { RadioGroup } from '@aangan/shared-kit/ui/choice-group';
import { TextField } from '@aangan/shared-kit/ui/field';
import { type FormEvent, useState } from 'react';
import styles from './desk.module.css';
import { CLAIM_WORDS } from './desk.words.ts';

interface ClaimFormProps {
  readonly claim: BuilderClaim | null;
  readonly onSaved: (claim: BuilderClaim) => void;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** For which builder the person asks to act, and their job there. */
export function ClaimForm({ claim, onSaved }: ClaimFormProps) {
  const [name, setName] = useState(claim?.builder.name ?? '');
  const [found, setFound] = useState<readonly Named[] | undefined>(claim ? [claim.builder] : undefined);
  const [builderId, setBuilderId] = useState(claim?.builder.id);
  const [jobTitle, setJobTitle] = useState(claim?.jobTitle ?? '');
  const [workEmail, setWorkEmail] = useState(claim?.workEmail ?? '');
  const [tried, setTried] = useState(false);
  const finding = useMutation('GET /api/v1/builder/builders');
  const saving = useMutation('PUT /api/v1/builder/account');

  const find = async () => {
    const answered = await finding.run({ query: { name } });
    if (!answered) return;
    setFound(answered.answer.builders);
    setBuilderId(answered.answer.builders.length === 1 ? answered.answer.builders[0]?.id : undefined);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (builderId === undefined || jobTitleError(jobTitle)) return;
    const saved = await saving.run({ json: { builderId, jobTitle, workEmail } });
    if (saved) onSaved(saved.answer.claim);
  };

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} aria-label={CLAIM_WORDS.builder}>
      <p>{CLAIM_WORDS.steps}</p>
      <TextField
        label={CLAIM_WORDS.search}
        name="builder"
        autoComplete="organization"
        value={name}
        error={finding.problem}
        onChange={(event) => setName(event.target.value)}
      />
      <div>
        <Button busy={finding.busy} onClick={() => void find()}>
          {CLAIM_WORDS.find}
        </Button>
      </div>
      {found?.length === 0 && <AlertNote tone="info">{CLAIM_WORDS.none}</AlertNote>}
      {found && found.length > 0 && (
        <RadioGroup
          legend={CLAIM_WORDS.choose}
          name="builderId"
          look="rows"
          options={found.map(({ id, name: label }) => ({ value: id, label }))}
          value={builderId}
          onChange={setBuilderId}
        />
      )}
      {tried && builderId === undefined && <AlertNote tone="error">{CLAIM_WORDS.chooseMissing}</AlertNote>}
      <TextField
        label={CLAIM_WORDS.jobTitle}
        name="jobTitle"
        autoComplete="organization-title"
        value={jobTitle}
        error={(tried ? jobTitleError(jobTitle) : undefined) ?? saving.problemsByField.jobTitle}
        onChange={(event) => setJobTitle(event.target.value)}
      />
      <TextField
        label={CLAIM_WORDS.workEmail}
        name="workEmail"
        type="email"
        autoComplete="work email"
        value={workEmail}
        error={saving.problemsByField.workEmail}
        onChange={(event) => setWorkEmail(event.target.value)}
      />
      {saving.problem !== undefined && <AlertNote tone="error">{saving.problem}</AlertNote>}
      <div>
        <Button type="submit" variant={claim ? 'secondary' : 'primary'} busy={saving.busy}>
          {claim ? CLAIM_WORDS.change : CLAIM_WORDS.save}
        </Button>
      </div>
    </form>
  );
}
