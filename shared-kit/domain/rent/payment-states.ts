/** What a tenancy pays for: rent of a home, or bills such as maintenance and society dues. */
export const TENANCY_KINDS = ['rent', 'bill'] as const;

export type TenancyKind = (typeof TENANCY_KINDS)[number];

/** What one sum is for. */
export const DUE_KINDS = ['rent', 'deposit', 'token', 'maintenance', 'society'] as const;

export type DueKind = (typeof DUE_KINDS)[number];

/** The kinds of sums of each kind of tenancy. */
export const DUE_KINDS_OF = {
  rent: ['rent', 'deposit', 'token', 'maintenance'],
  bill: ['maintenance', 'society'],
} as const satisfies Record<TenancyKind, readonly DueKind[]>;

/** `refunded` is also a share whose money the gateway took back. */
export const SHARE_STATES = ['unpaid', 'paying', 'received', 'refunded'] as const;

export type ShareState = (typeof SHARE_STATES)[number];

/**
 * `received`: all shares are here. `sending`: the bank is asked. `sent`: the bank has the payout. `returned`: the money
 * is with us again. `refunding`: it goes back to the payers.
 */
export const DUE_STATES = [
  'collecting',
  'received',
  'held',
  'sending',
  'sent',
  'arrived',
  'returned',
  'refunding',
  'refunded',
  'cancelled',
] as const;

export type DueState = (typeof DUE_STATES)[number];

/** States of one attempt to send a due. */
export const PAYOUT_STATES = ['asked', 'sent', 'arrived', 'failed'] as const;

export type PayoutState = (typeof PAYOUT_STATES)[number];

/** Why a payout came back. */
export const RETURN_REASONS = ['wrong-account', 'account-closed', 'name-differs', 'bank-down', 'refused'] as const;

export type ReturnReason = (typeof RETURN_REASONS)[number];

type Mover = 'payer' | 'landlord' | 'bank' | 'staff' | 'system';

interface DueMove {
  readonly from: readonly DueState[];
  readonly to: DueState;
  /** Who may cause it. */
  readonly by: readonly Mover[];
}

/** All changes of a due. */
export const DUE_MOVES = {
  // Or all whose money is here agree that the landlord gets it without the missing shares.
  'all-paid': { from: ['collecting'], to: 'received', by: ['system'] },
  hold: { from: ['received'], to: 'held', by: ['system', 'landlord'] },
  release: { from: ['held'], to: 'received', by: ['payer', 'staff'] },
  'ask-bank': { from: ['received'], to: 'sending', by: ['system'] },
  'bank-took': { from: ['sending'], to: 'sent', by: ['bank'] },
  arrive: { from: ['sending', 'sent'], to: 'arrived', by: ['bank'] },
  // A bank may return money that it has reported as arrived.
  return: { from: ['sending', 'sent', 'arrived'], to: 'returned', by: ['bank'] },
  'send-again': { from: ['returned'], to: 'received', by: ['payer', 'staff'] },
  'give-back': {
    from: ['collecting', 'received', 'held', 'returned'],
    to: 'refunding',
    by: ['payer', 'staff', 'landlord', 'system'],
  },
  'all-back': { from: ['refunding'], to: 'refunded', by: ['system'] },
  cancel: { from: ['collecting'], to: 'cancelled', by: ['payer', 'system'] },
} as const satisfies Record<string, DueMove>;

export type DueMoveName = keyof typeof DUE_MOVES;

/** The state after a move, or undefined where the state does not allow it. */
export function movedDue(state: DueState, move: DueMoveName): DueState | undefined {
  const { from, to }: DueMove = DUE_MOVES[move];
  return from.includes(state) ? to : undefined;
}

/** Whether somebody may cause a move in this state. */
export function mayMove(state: DueState, move: DueMoveName, by: Mover): boolean {
  const allowed: DueMove = DUE_MOVES[move];
  return allowed.from.includes(state) && allowed.by.includes(by);
}

/** The states as people read them. */
export const DUE_STEPS = [
  'initiated',
  'received',
  'sent',
  'arrived',
  'returned',
  'on-hold',
  'refunding',
  'refunded',
  'cancelled',
] as const;

export type DueStep = (typeof DUE_STEPS)[number];

const STEP_OF: Readonly<Record<DueState, DueStep>> = {
  collecting: 'initiated',
  received: 'received',
  held: 'on-hold',
  // The bank has not confirmed it.
  sending: 'received',
  sent: 'sent',
  arrived: 'arrived',
  returned: 'returned',
  refunding: 'refunding',
  refunded: 'refunded',
  cancelled: 'cancelled',
};

/** The state of a due as people read it. */
export function dueStep(state: DueState): DueStep {
  return STEP_OF[state];
}

/** Support reference of a due, from its id: `RP-7FQ2KX8M`. */
export function dueReference(dueId: string): string {
  return `RP-${dueId.slice('due_'.length).replaceAll(/[_-]/g, 'X').slice(0, 8).toUpperCase()}`;
}
