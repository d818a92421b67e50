import type { ErrorPlace } from '@aangan/shared-kit/platform/platform';
import { releaseIn, remoteIn } from '../monitoring/release-address.ts';

/**
 * Who rendered the component of an error that React found: a remote, or the shell's own frame.
 * @param componentStack React's, from the innermost component
 * @param page the place that counts where the stack names no file
 */
export function whoseComponent(componentStack: string | null | undefined, page: ErrorPlace): ErrorPlace {
  const stack = componentStack ?? '';
  const found = remoteIn(stack);
  if (found) return found.remote === page.remote ? { ...page, version: found.version } : { ...kindOf(page), ...found };
  return releaseIn(stack) ? { ...kindOf(page), remote: 'shell' } : page;
}

function kindOf({ kind }: ErrorPlace): Pick<ErrorPlace, 'kind'> {
  return kind === undefined ? {} : { kind };
}
