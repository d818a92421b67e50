import { SURVEYS } from '@aangan/shared-kit/domain/home-services/booking-details';
import { defineForm } from '@aangan/shared-kit/platform/form-definition';
import { slotError } from '../slot-choice/public.ts';
import { SURVEY_WORDS } from './survey.words.ts';

/** Shortest text that names a house and its street; the API has the same limit. */
const SHORTEST_ADDRESS = 5;

/** What the booking of a survey asks beside the plan. */
export const SURVEY_FORM = defineForm({
  name: 'move-survey',
  fields: {
    fromAddress: (text) => (text.length < SHORTEST_ADDRESS ? SURVEY_WORDS.noAddress : undefined),
    toAddress: undefined,
    fromLatitude: undefined,
    fromLongitude: undefined,
    toLatitude: undefined,
    toLongitude: undefined,
    survey: undefined,
    slot: slotError,
  },
});

/** The kind of survey that a posted form names. */
export function surveyOf(text: string): (typeof SURVEYS)[number] {
  return SURVEYS.find((kind) => kind === text) ?? 'video';
}
