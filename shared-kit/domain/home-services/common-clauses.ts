/** Clauses that many agreements have, to be added with one press. `id` is stored in drafts and never changes. */
export const COMMON_CLAUSES = [
  { id: 'rise', title: 'Rent rises by 5% a year', text: 'After every 12 months the rent rises by 5 percent.' },
  {
    id: 'maintenance',
    title: 'Tenant pays the society’s maintenance',
    text: 'The tenant pays the monthly maintenance of the society from the first day of the term.',
  },
  {
    id: 'painting',
    title: 'One month’s rent for painting',
    text: 'When the tenant moves out, the landlord may keep up to one month’s rent of the deposit for painting and cleaning, against a bill.',
  },
  {
    id: 'fittings',
    title: 'List of furniture and fittings',
    text: 'Both sides sign a list of furniture and fittings on the first day. The tenant returns them in the same condition, less wear.',
  },
  {
    id: 'pets',
    title: 'Pets are allowed',
    text: 'The tenant may keep pets, follows the rules of the society, and pays for damage that they cause.',
  },
  {
    id: 'office',
    title: 'Work from home is allowed',
    text: 'The tenant may work from the home, without a shop, a store of goods or visits of customers.',
  },
  {
    id: 'visits',
    title: 'A day’s notice before a visit',
    text: 'The landlord gives at least 24 hours of notice in writing before a visit, except in an emergency.',
  },
  {
    id: 'late',
    title: 'Late rent after ten days',
    text: 'Rent that is more than ten days late bears interest of 1 percent a month until it is paid.',
  },
  {
    id: 'refund',
    title: 'Deposit comes back within 15 days',
    text: 'The landlord returns the deposit within 15 days after the tenant has moved out, with a list of what was taken off.',
  },
] as const;

export type CommonClause = (typeof COMMON_CLAUSES)[number]['id'];
