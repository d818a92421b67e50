const FORMAT = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** A moment as messages write it: `20 Nov 2026, 12:00 pm, India time`. @param at epoch ms */
export function messageTime(at: number): string {
  return `${FORMAT.format(at).replaceAll('\u202f', ' ')}, India time`;
}
