/** The fragment of a listing's address that starts an action again: after a plan was bought for it. */
export function resumeFragment(action: 'contact' | 'visit'): string {
  return `#${action}`;
}

/**
 * The action that the address names.
 * The fragment is removed, so that a reload does not repeat it. Browser only.
 */
export function takeResumeFragment(): 'contact' | 'visit' | undefined {
  const { hash, pathname, search } = globalThis.location;
  const action = (['contact', 'visit'] as const).find((each) => hash === resumeFragment(each));
  if (action) history.replaceState(history.state, '', pathname + search);
  return action;
}
