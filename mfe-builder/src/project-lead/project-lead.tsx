import type { OwnProjectLead } from '@aangan/shared-kit/contracts/project-leads';
import { attributionFields } from '@aangan/shared-kit/domain/lead-attribution';
import { useLoginFirst } from '@aangan/shared-kit/platform/login-first';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { Section } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import { WatchProject } from '../watched-project/public.ts';
import { LeadForm, type LeadTerms } from './lead-form.tsx';
import { LEAD_LOGIN, LEAD_WORDS } from './project-lead.words.ts';
import { SentLead } from './sent-lead.tsx';

export interface ProjectLeadProps {
  readonly id: string;
  /** Name of the builder. */
  readonly builder: string;
}

/**
 * Asks the builder of a project for a call, a site visit or the brochure, on the visitor's own terms. The request
 * exists once the answer's status is 200. Source: services-and-platform, section 4 (builder pages).
 */
export function ProjectLead({ id, builder }: ProjectLeadProps) {
  const { analytics, attribution, experiments } = usePlatform();
  const [lead, setLead] = useState<OwnProjectLead>();
  const [changing, setChanging] = useState(false);
  const sending = useMutation('POST /api/v2/building/{id}/createLead');
  const send = useLoginFirst({ flow: LEAD_LOGIN, resume: `project-lead:${id}` }, async (terms: LeadTerms) => {
    const { brochure, ...rest } = terms;
    const form = { ...rest, brochure: brochure ? ('true' as const) : ('false' as const) };
    const sent = await sending.run({ params: { id }, form: { ...form, ...attributionFields(attribution.current()) } });
    if (sent?.answer.status !== 200) return;
    setLead(sent.answer.lead);
    setChanging(false);
    analytics.track('project_lead', { projectId: id, wish: terms.wish });
    experiments.reached();
  });

  return (
    <Section id="ask" aria-labelledby="ask-title" aria-busy={sending.busy}>
      <h2 id="ask-title">{LEAD_WORDS.title(builder)}</h2>
      {lead && !changing ? (
        <SentLead lead={lead} onChange={() => setChanging(true)} onWithdrawn={setLead} />
      ) : (
        <LeadForm builder={builder} before={lead} busy={sending.busy} problem={sending.problem} onSend={send} />
      )}
      <WatchProject id={id} />
    </Section>
  );
}
