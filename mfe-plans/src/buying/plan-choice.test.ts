import fc from 'fast-check';
import { choiceFields, choiceLink, type PlanChoice, planChoice } from './plan-choice.ts';

const id = fc.stringMatching(/^[a-z0-9-]{1,20}$/);
const choices: fc.Arbitrary<PlanChoice> = fc.record(
  {
    plan: id,
    vasIds: fc.uniqueArray(id, { maxLength: 4 }),
    wallet: fc.constantFrom('on', 'off'),
    propertyId: id,
    claimId: fc.stringMatching(/^clm_[\w-]{1,20}$/),
    returnTo: fc.webPath().map((path) => `/${path}?a=1#contact`),
  },
  { requiredKeys: ['plan', 'vasIds', 'wallet'] },
);

describe('a choice of a plan', () => {
  it('is read from its address as it was', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const { searchParams } = new URL(choiceLink(choice), 'https://aangan.test');
        expect(planChoice(searchParams)).toEqual(choice);
      }),
    );
  });

  it('is read from a form as it was', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const form = new FormData();
        for (const [name, value] of Object.entries({ plan: choice.plan, ...choiceFields(choice) }))
          form.set(name, value);
        expect(planChoice(form)).toEqual(choice);
      }),
    );
  });

  it('has each checked add-on of a form, once', () => {
    const query = new URLSearchParams('plan=p&vasIds=vip&vasIds=photos,vip');
    expect(planChoice(query).vasIds).toEqual(['vip', 'photos']);
  });
});
