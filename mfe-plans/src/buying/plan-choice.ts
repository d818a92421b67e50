import { planDetailLink } from '@aangan/shared-kit/links/plans';

/** What somebody wants to buy, as addresses and forms hold it. */
export interface PlanChoice {
  /** Id of the plan; empty when none is chosen. */
  readonly plan: string;
  /** Ids of add-ons. */
  readonly vasIds: readonly string[];
  /** The listing that it is for. */
  readonly propertyId?: string;
  /** Id of a claim; `none` for no claim. By default the best one is used. */
  readonly claimId?: string;
  readonly wallet: 'on' | 'off';
  /** Where the buyer stood: a path of the site. The API checks it. */
  readonly returnTo?: string;
}

/** An address's query or a sent form. */
interface Fields {
  get(name: string): unknown;
  getAll(name: string): readonly unknown[];
}

/** The choice in an address or a form. Source: product-and-plans, section 3 (plan initiate payload). */
export function planChoice(fields: Fields): PlanChoice {
  const text = (name: string) => String(fields.get(name) ?? '');
  const vasIds = fields.getAll('vasIds').flatMap((ids) => String(ids).split(',').filter(Boolean));
  const propertyId = text('property_id');
  const claimId = text('claim_id');
  const returnTo = text('returnURL');
  return {
    plan: text('plan'),
    vasIds: [...new Set(vasIds)],
    wallet: fields.get('wallet') === 'off' ? 'off' : 'on',
    ...(propertyId && { propertyId }),
    ...(claimId && { claimId }),
    ...(returnTo && { returnTo }),
  };
}

/** The fields of a choice beside its plan; absent ones are those by default. */
export function choiceFields({ vasIds, propertyId, claimId, wallet, returnTo }: PlanChoice) {
  return {
    ...(vasIds.length > 0 && { vasIds: vasIds.join(',') }),
    ...(propertyId !== undefined && { property_id: propertyId }),
    ...(claimId !== undefined && { claim_id: claimId }),
    ...(wallet === 'off' && { wallet }),
    ...(returnTo !== undefined && { returnURL: returnTo }),
  };
}

/** The plan's own page with a choice. */
export function choiceLink(choice: PlanChoice): string {
  const more = new URLSearchParams(choiceFields(choice));
  return `${planDetailLink(choice.plan)}${more.size > 0 ? `&${more}` : ''}`;
}
