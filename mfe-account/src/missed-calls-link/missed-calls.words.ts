/** Number of unseen missed calls behind the name of the list. */
export function missedWords(unread: number): string {
  return unread > 0 ? `Missed calls (${unread})` : 'Missed calls';
}
