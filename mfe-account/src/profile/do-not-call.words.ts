export const DO_NOT_CALL_WORDS = {
  title: 'Calls from us',
  lead: 'Our staff call you only outside of your quiet hours. You can stop all calls from our staff.',
  label: 'Do not call me',
  off: 'Our staff can call you again when you ask for it.',
  since: (day: string) => `On since ${day}. Our staff message you instead, even if you ask for a call.`,
} as const;
