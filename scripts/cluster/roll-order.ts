/** State of the servers behind the proxy by name, as the proxy sees them. */
export type ProxyStates = ReadonlyMap<string, 'up' | 'down'>;

/** Parts that are replaced, in this order: each step works with the one before it. */
const STEPS = [/^worker$/, /^api-\d+$/, /^assets-\d+$/, /^shell-\d+$/, /^replica$/, /^proxy$/];

/** The parts in the order in which they are replaced. The primary is not among them: nobody could write meanwhile. */
export function rollOrder(names: readonly string[]): string[] {
  return STEPS.flatMap((step) => names.filter((name) => step.test(name)));
}

/**
 * Whether a part may be taken out: another server of its kind gets requests, or it gets none. Jobs wait for the worker,
 * reads of the replica go to the primary, and the proxy hands its addresses over.
 */
export function mayGo(name: string, states: ProxyStates): boolean {
  if (!states.has(name)) return true;
  const others = [...states].filter(([other]) => other !== name && kindOf(other) === kindOf(name));
  return others.some(([, state]) => state === 'up');
}

/** Whether a part that was replaced gets requests again, or gets none. */
export function isBack(name: string, states: ProxyStates): boolean {
  return states.get(name) !== 'down';
}

/** `api` of `api-2` */
function kindOf(name: string): string {
  return name.replace(/-\d+$/, '');
}
