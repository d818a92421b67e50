import { PLAN_TERMS_LINK, plansLink } from '@aangan/shared-kit/links/plans';
import type { PageHead } from '@aangan/shared-kit/platform/page';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Lead, PageHeading, Section, Stack } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import styles from './plan-terms.module.css';
import { GENERAL_TERMS, REFUND_LEAD, REFUND_TERMS, REFUND_TITLE, TERMS_LEAD, TERMS_TITLE } from './plan-terms.words.ts';

/** The terms of plans, also in an app's webview. Source: product-and-plans, section 2 (plan terms, hybrid plan terms). */
export function head(): PageHead {
  return { title: `${TERMS_TITLE} | Aangan`, description: TERMS_LEAD, canonical: PLAN_TERMS_LINK };
}

export function Component() {
  return (
    <PageColumn width="text" gap={32}>
      <PageHeading>
        <h1>{TERMS_TITLE}</h1>
        <Lead>{TERMS_LEAD}</Lead>
      </PageHeading>
      {GENERAL_TERMS.map(({ id, title, lines }) => (
        <Section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <Lines lines={lines} />
        </Section>
      ))}
      <Section aria-labelledby="refunds">
        <h2 id="refunds">{REFUND_TITLE}</h2>
        <p>{REFUND_LEAD}</p>
        {Object.entries(REFUND_TERMS).map(([kind, { title, lines }]) => (
          <Stack gap={8} key={kind}>
            <h3>{title}</h3>
            <Lines lines={lines} />
          </Stack>
        ))}
      </Section>
      <ActionsRow as="p">
        <LinkButton to={plansLink('tenant')}>See plans</LinkButton>
      </ActionsRow>
    </PageColumn>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
