import { listingIdError, VALID_DAYS_AT_MOST } from '@aangan/shared-kit/domain/staff-verification';
import { indianTime } from '@aangan/shared-kit/domain/time-ago';
import { listingLinkById } from '@aangan/shared-kit/links/listing';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField, TextAreaField, TextField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { StaffPage } from '@aangan/shared-kit/ui/staff-page';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import { STAFF_VERIFICATION_WORDS } from './staff-verification.words.ts';
import { KINDS, saveVerification, VERIFICATION } from './verification-form.ts';

const TITLE = 'Verification';

/** What staff enter of a listing that they have seen. */
export async function loader({ url: { searchParams } }: PageArgs) {
  const id = searchParams.get('done') ?? '';
  const until = Number(searchParams.get('until'));
  const isTime = until > 0 && !Number.isNaN(new Date(until).getTime());
  return { saved: listingIdError(id) === undefined && isTime ? { id, until } : undefined };
}

export const action = saveVerification;
export const head = () => staffHead(TITLE);

export function Component() {
  const { saved } = usePageData<typeof loader>();
  return (
    <StaffPage title={TITLE}>
      {saved && (
        <AlertNote tone="good">
          Saved until {indianTime(saved.until)}. <Link to={listingLinkById(saved.id)}>See the listing</Link>
        </AlertNote>
      )}
      <p>{STAFF_VERIFICATION_WORDS.lead}</p>
      <VerificationForm key={saved?.until} />
    </StaffPage>
  );
}

function VerificationForm() {
  const form = usePageForm(VERIFICATION, { defaults: { kind: 'VISIT', validDays: '90' } });
  const { field } = form;
  return (
    <Form form={form} aria-label={TITLE}>
      <TextField
        label="The listing’s id"
        maxLength={32}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        help={STAFF_VERIFICATION_WORDS.id}
        {...field('propertyId')}
      />
      <SelectField
        label="What was seen"
        options={Object.entries(KINDS).map(([value, label]) => ({ value, label }))}
        {...field('kind')}
      />
      <TextAreaField label={STAFF_VERIFICATION_WORDS.sentence} rows={3} maxLength={200} {...field('seen')} />
      <TextField
        label={STAFF_VERIFICATION_WORDS.days(VALID_DAYS_AT_MOST)}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        {...field('validDays')}
      />
      <Button type="submit" variant="primary" busy={form.busy}>
        Save what was seen
      </Button>
      <SmallText>{STAFF_VERIFICATION_WORDS.stored}</SmallText>
    </Form>
  );
}
