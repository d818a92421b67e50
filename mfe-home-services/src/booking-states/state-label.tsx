import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { stateWords } from './booking-state.words.ts';

/** The state of a booking in a word or two. */
export function StateLabel({ booking }: { readonly booking: Parameters<typeof stateWords>[0] }) {
  const { label, tone } = stateWords(booking);
  return <StatusLabel tone={tone}>{label}</StatusLabel>;
}
