import type { ErrorPlace } from '@aangan/shared-kit/platform/platform';
import { remoteIn } from '../monitoring/release-address.ts';

/**
 * Who rendered the component of an error that React found: a remote, or the shell's own frame.
 * @param componentStack React's, from the innermost component
 * @param place what counts where the stack names no file
 */
export function whoseComponent(componentStack: string | null | undefined, place: ErrorPlace): ErrorPlace {
  const stack = componentStack ?? '';
  const found = remoteIn(stack) ?? (stack.includes('/shell/') ? { remote: 'shell' } : place);
  const { page: _other, ...rest } = place;
  return { ...(found.remote === place.remote ? place : rest), ...found };
}
