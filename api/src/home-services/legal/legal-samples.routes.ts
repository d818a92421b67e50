import type { legalCalls } from '@aangan/shared-kit/contracts/legal';
import { LEGAL_SAMPLE_NAMES } from '@aangan/shared-kit/domain/home-services/legal-samples';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type CallHandlers, callError, sendPdf } from '../../foundation/server/public.ts';
import { legalPdf } from './legal-pdf.ts';
import { legalSample } from './legal-samples.ts';

type SampleCalls = Pick<typeof legalCalls, 'GET /legal-backend/api/v1/samples/{name}'>;

const params = z.object({ name: z.enum(LEGAL_SAMPLE_NAMES) });

function samplePath(name: string): string {
  return `/legal-backend/api/v1/samples/${name}/sample.pdf`;
}

/** Samples as text, for their pages. */
export const legalSampleHandlers: CallHandlers<SampleCalls> = {
  async 'GET /legal-backend/api/v1/samples/{name}'({ params: { name } }) {
    const { title, mark, facts, clauses, end } = legalSample(name);
    return { title, mark, facts: [...facts], clauses: [...clauses], end: [...end], pdfUrl: samplePath(name) };
  },
};

/** Samples as PDF, for everybody. */
export function legalSampleFiles(app: FastifyInstance, now: () => number): void {
  app.get(samplePath(':name'), { schema: { hide: true } }, async (request, reply) => {
    const { success, data } = params.safeParse(request.params);
    if (!success) throw callError('no-sample');
    return sendPdf(reply, `sample-${data.name}`, await legalPdf(legalSample(data.name), new Date(now())));
  });
}
