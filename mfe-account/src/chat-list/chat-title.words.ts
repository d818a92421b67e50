/** The name of the list of chats. */
export const CHATS_TITLE = 'Chats';

/** The title of the page in the browser's tab, with the number of unread messages. */
export function tabTitle(title: string, unread: number): string {
  return `${unread > 0 ? `(${unread}) ` : ''}${title} | Aangan`;
}

/** The same title with another number. */
export function withUnread(title: string, unread: number): string {
  const bare = title.replace(/^\(\d+\) /, '');
  return unread > 0 ? `(${unread}) ${bare}` : bare;
}
