/** Actions that an address can start. */
const RESUMED_ACTIONS = ['contact', 'visit', 'photos'] as const;
type ResumedAction = (typeof RESUMED_ACTIONS)[number];

/** The fragment of a listing's address that starts an action: after a plan was bought for it, or from another page. */
export function resumeFragment(action: ResumedAction): string {
  return `#${action}`;
}

/**
 * The action that the address names.
 * The fragment is removed, so that a reload does not repeat it. Browser only.
 */
export function takeResumeFragment(): ResumedAction | undefined {
  const { hash, pathname, search } = globalThis.location;
  const action = RESUMED_ACTIONS.find((each) => hash === resumeFragment(each));
  if (action) history.replaceState(history.state, '', pathname + search);
  return action;
}
