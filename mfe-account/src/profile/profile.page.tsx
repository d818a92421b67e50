import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { DeferredSection } from '@aangan/shared-kit/ui/deferred-section';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { ProfileFrame } from '../profile-frame/public.ts';
import { EmailSection } from './email-section.tsx';
import { NameSection } from './name-section.tsx';
import { NumbersSection } from './numbers-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PROFILE_WORDS } from './profile.words.ts';
import { settledSection } from './settled-section.ts';

/** Loads the data and choices of the person who is logged in. */
export async function loader({ platform: { http } }: PageArgs) {
  const [person, { sessions }, { consents }, { export: copy }, deletion, { since: doNotCallSince }] = await Promise.all(
    [
      http.request('GET /api/v3/user/info', { query: {} }),
      http.request('GET /api/v1/user/sessions', {}),
      http.request('GET /api/v1/user/consents', {}),
      http.request('GET /api/v1/user/export', {}),
      http.request('GET /api/v1/user/deletion', {}),
      http.request('GET /api/v1/user/do-not-call', {}),
      settledSection.load(),
    ],
  );
  return { person, sessions, consents, copy, deletion, doNotCallSince };
}

export const head = () => personalHead('Your profile');

export function Component() {
  const { person, sessions, consents, copy, deletion, doNotCallSince } = usePageData<typeof loader>();
  const { name, user_phone, user_email, emailVerified, hasPassword, secondaryPhone } = person;
  const { timeZone, quietFrom, quietTo } = person;
  return (
    <ProfileFrame title={name || 'Your profile'} lead={PROFILE_WORDS.lead}>
      <NameSection name={name ?? ''} />
      <NumbersSection phone={user_phone} secondary={secondaryPhone} />
      <EmailSection email={user_email} verified={emailVerified} hasPassword={hasPassword} />
      <PasswordSection hasPassword={hasPassword} />
      <DeferredSection
        section={settledSection}
        with={{
          quiet: { timeZone, quietFrom, quietTo },
          doNotCallSince,
          consents,
          sessions,
          copy,
          deletion,
          hasPassword,
        }}
      />
    </ProfileFrame>
  );
}

export function ErrorBoundary() {
  return (
    <ProfileFrame title="Your profile">
      <RetryNote>{PROFILE_WORDS.failed}</RetryNote>
    </ProfileFrame>
  );
}
