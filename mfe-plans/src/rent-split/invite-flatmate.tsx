import type { RentSplit } from '@aangan/shared-kit/contracts/rent-split';
import { SPLIT_LIMITS } from '@aangan/shared-kit/domain/rent/split';
import { defineForm } from '@aangan/shared-kit/platform/form-definition';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { Section } from '@aangan/shared-kit/ui/layout';
import { useForm } from '@aangan/shared-kit/ui/use-form';
import { useState } from 'react';
import { Invitation } from './invitation.tsx';
import { INVITE_WORDS } from './rent-split.words.ts';

const INVITE_FORM = defineForm({
  name: 'rent-invite',
  fields: { name: (typed) => (typed.length < 2 ? INVITE_WORDS.short : undefined) },
});

/** Makes the link by which a flatmate joins. The secret is not in the page’s data, so it needs JavaScript. */
export function InviteFlatmate({ split: { tenancyId, members } }: { readonly split: RentSplit }) {
  const [path, setPath] = useState<string>();
  return (
    <Section aria-labelledby="invite">
      <h2 id="invite">{INVITE_WORDS.title}</h2>
      <noscript>{INVITE_WORDS.needsScript}</noscript>
      {path !== undefined && <Invitation path={path} />}
      {members.length >= SPLIT_LIMITS.people ? (
        <p>{INVITE_WORDS.full}</p>
      ) : (
        // A new form for the next name.
        <InviteForm key={members.length} tenancyId={tenancyId} onMade={setPath} />
      )}
    </Section>
  );
}

interface InviteFormProps {
  readonly tenancyId: string;
  readonly onMade: (path: string) => void;
}

function InviteForm({ tenancyId, onMade }: InviteFormProps) {
  const { revalidate } = useRevalidator();
  const inviting = useMutation('POST /api/v1/rent-pay/tenancies/{tenancyId}/flatmates');
  const form = useForm(INVITE_FORM, {
    sending: inviting,
    submit: async ({ name }) => {
      const made = await inviting.run({ params: { tenancyId }, json: { name } });
      if (!made) return false;
      onMade(made.answer.invitation);
      await revalidate();
      return true;
    },
  });
  return (
    <Form form={form} aria-labelledby="invite">
      <TextField
        label={INVITE_WORDS.name}
        help={INVITE_WORDS.nameHelp}
        autoComplete="off"
        maxLength={SPLIT_LIMITS.nameLength}
        {...form.field('name')}
      />
      <Button type="submit" variant="primary" busy={form.busy}>
        {INVITE_WORDS.make}
      </Button>
    </Form>
  );
}
