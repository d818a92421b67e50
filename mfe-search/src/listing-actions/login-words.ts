import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useState } from 'react';

/** After login the login hint is hidden but keeps its space, so that nothing on the page moves. */
export function useLoginWords(): { readonly shown: boolean; readonly hidden: boolean } {
  const { loggedIn } = usePlatform().session;
  const [asked] = useState(!loggedIn);
  return { shown: asked, hidden: asked && loggedIn };
}
