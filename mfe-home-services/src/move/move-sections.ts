import { deferSection } from '@aangan/shared-kit/ui/deferred-section';

// The chunks share the page’s name, so that their styles load with the page. The server renders them too.

/** Price, day and payment. */
export const quotationSection = deferSection(
  () =>
    import(/* webpackChunkName: "page-move-quotation" */ './quotation-panel.tsx').then(
      (module) => module.QuotationPanel,
    ),
  'near',
);

/** Damage is reported after the move, so few visits need its code. */
export const damageSection = deferSection(
  () => import(/* webpackChunkName: "page-move-damage" */ './damage.tsx').then((module) => module.Damage),
  'near',
);

/** The crew's way on the day of the move. */
export const waySection = deferSection(
  () => import(/* webpackChunkName: "page-move-way" */ './crew-way.tsx').then((module) => module.CrewWay),
  'near',
);
