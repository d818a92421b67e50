import type { StaffLegalCase } from '@aangan/shared-kit/contracts/legal-cases';
import type { UploadRules } from '@aangan/shared-kit/contracts/uploads';
import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { LEGAL_CASE_STEPS } from '@aangan/shared-kit/domain/home-services/legal-case-steps';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { decideStaffCase, loadStaffQueue, type StaffQueue, staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { useUpload } from '@aangan/shared-kit/platform/use-upload';
import { Rows, SmallText, Unscripted } from '@aangan/shared-kit/ui/layout';
import { StaffQueuePage } from '@aangan/shared-kit/ui/staff-queue-page';
import { UploadField } from '@aangan/shared-kit/ui/upload-field';
import { STAFF_CASE_WORDS as WORDS } from './legal-staff.words.ts';

const QUEUE: StaffQueue<StaffLegalCase> = {
  name: 'legal-cases',
  title: WORDS.title,
  about: WORDS.about,
  empty: WORDS.empty,
  atMost: 100,
  choices: [
    { name: 'begin', ...WORDS.begin },
    { name: 'deliver', ...WORDS.deliver },
  ],
  list: async (http) => (await http.request('GET /api/v1/staff/legal-cases', {})).cases,
  idOf: ({ booking }) => booking.id,
  titleOf: ({ booking, customer, city }) => `${booking.title} for ${customer}, ${cityBySlug(city)?.name ?? city}`,
  choicesFor: ({ possible }) => QUEUE.choices.filter(({ name }) => possible.some((step) => step === name)),
  async decide(http, { id: bookingId, choice }) {
    const step = LEGAL_CASE_STEPS.find((each) => each === choice) ?? 'begin';
    await http.request('POST /api/v1/staff/legal-cases/{bookingId}', { params: { bookingId }, json: { step } });
    return undefined;
  },
};

/** Paid legal cases on which staff work. */
export const loader = (args: PageArgs) => loadStaffQueue(QUEUE, args);
export const action = (args: ActionArgs) => decideStaffCase(QUEUE, args);
export const head = () => staffHead(QUEUE.title);

/** The rules of the API's kind `legal-result`. */
const RESULT_RULES: UploadRules = {
  content: 'document',
  types: ['application/pdf'],
  maximumBytes: 10 * 1024 * 1024,
  maximumCount: 1,
};

export function Component() {
  return (
    <StaffQueuePage queue={QUEUE} data={usePageData<typeof loader>()}>
      {({ answers, papers, consent, hasResult, booking }) => (
        <>
          <Rows>
            {answers.map(({ label, value }) => (
              <li key={label}>
                {label}: {value}
              </li>
            ))}
          </Rows>
          {consent.state === 'given' && <SmallText>{WORDS.agreed}</SmallText>}
          <Rows>
            {papers.map(({ id, url }, index) => (
              <li key={id}>
                <a href={url}>{WORDS.paper(index + 1)}</a>
              </li>
            ))}
          </Rows>
          <SmallText>{hasResult ? WORDS.hasResult : WORDS.noResult}</SmallText>
          {booking.state === 'started' && <Result bookingId={booking.id} />}
        </>
      )}
    </StaffQueuePage>
  );
}

function Result({ bookingId }: { readonly bookingId: string }) {
  const { revalidate } = useRevalidator();
  const uploads = useUpload({
    ...{ kind: 'legal-result', subject: bookingId, rules: RESULT_RULES },
    onFinished: () => void revalidate(),
  });
  return (
    <>
      <UploadField uploads={uploads} label={WORDS.result} />
      <Unscripted>{WORDS.needsScript}</Unscripted>
    </>
  );
}
