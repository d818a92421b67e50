/** Sentences of a conversation's menu. */
export const MENU_WORDS = {
  more: 'More',
  call: 'Call without showing numbers',
  archive: 'Archive',
  unarchive: 'Move to chats',
  silence: 'Mute for 8 hours',
  unsilence: 'Unmute',
  download: 'Download as text',
  report: 'Report',
  block: 'Block',
  remove: 'Delete',
} as const;
