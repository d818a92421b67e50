export { AROUND, FOR_SALE, PAYING_GUEST, PLOT, sampleAnswer, sampleListing } from './sample-answer.ts';
