/** Sentences of a conversation's menu. */
export const MENU_WORDS = {
  more: 'More',
  call: 'Call without showing numbers',
  archive: 'Archive',
  unarchive: 'Move to chats',
  silence: 'Silence for 8 hours',
  unsilence: 'End silence',
  download: 'Download as text',
  report: 'Report',
  block: 'Block',
  remove: 'Delete',
} as const;
