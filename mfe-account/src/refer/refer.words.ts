/** Sentences of the page that refers friends, with its terms. */
export const REFER_WORDS = {
  noFriends: 'Nobody has joined through your link yet.',
  amounts: (friendAmount: string, inviterAmount: string) =>
    `Your friend gets ${friendAmount} and you get ${inviterAmount} in wallet credit. Your friend must sign up with their own phone number and contact a first owner.`,
  days: (days: number) => `Your friend has ${days} days from joining to do that.`,
  linkDays: (days: number) =>
    `A link works for ${days} days after your friend opens it. If a friend opens several links, the first one counts.`,
  monthlyCap: (cap: number, amount: string) =>
    `You get credit for up to ${cap} friends a month. Friends beyond that still get their ${amount}.`,
  creditDays: (days: number) => `Use the credit within ${days} days. It cannot be paid out.`,
  fraud:
    'You cannot refer yourself. If a sign-up seems to be the same person, our staff check it before any credit is given.',
  description: (friendAmount: string, inviterAmount: string) =>
    `Refer a friend to Aangan: ${friendAmount} for them and ${inviterAmount} for you, after they contact their first owner.`,
  sameAmount: (amount: string) => `${amount} each when a friend joins`,
  amountsTitle: (inviterAmount: string, friendAmount: string) =>
    `${inviterAmount} for you, ${friendAmount} for a friend`,
  lead: 'Share your link. After your friend signs up and contacts their first owner, you both get wallet credit.',
  used: 'This offer is used up. Your link still works, but brings no credit now. We pay all credit that was promised before.',
  loginFirst: 'Log in to see your link.',
  login: 'Log in to get your link',
  of: 'of',
  creditedBefore: 'credited this month. See',
} as const;
