import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { formHead, ListingForm, ListingQuality, loadDraft, useDraftForm } from '../listing-form/public.ts';
import { AnswersSummary } from './answers-summary.tsx';
import { CardPreview } from './card-preview.tsx';
import { FREE } from './confirm.words.ts';
import { type LoadedConfirm, loadConfirm } from './load-confirm.ts';
import { MissingAnswers } from './missing-answers.tsx';
import { PublishButton } from './publish-button.tsx';

export async function loader(args: PageArgs) {
  const { draft } = await loadDraft(args, 'confirm');
  return { draft, loaded: await loadConfirm(args.platform.http, draft) };
}

export function head() {
  return formHead('confirm');
}

export function Component() {
  const { draft, loaded } = usePageData<typeof loader>();
  return (
    <ListingForm page="confirm" draft={draft} action={<PublishButton />}>
      <ConfirmStep loaded={loaded} />
    </ListingForm>
  );
}

/** What is missing, how seekers will see it, and every answer. */
function ConfirmStep({ loaded }: { readonly loaded: LoadedConfirm }) {
  const { draft } = useDraftForm();
  return (
    <>
      <MissingAnswers draft={draft} />
      <CardPreview draft={draft} loaded={loaded} />
      <ListingQuality open />
      <AnswersSummary draft={draft} loaded={loaded} />
      <SmallText>{FREE}</SmallText>
    </>
  );
}
