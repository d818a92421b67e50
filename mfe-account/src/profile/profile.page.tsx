import type { PageHead } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { ProfileFrame } from './profile-frame.tsx';

export function head(): PageHead {
  return { title: 'Your profile | Aangan', robots: 'noindex' };
}

export function Component() {
  const { session } = usePlatform();
  return <ProfileFrame title={session.account?.name ?? 'Your profile'}>{null}</ProfileFrame>;
}
