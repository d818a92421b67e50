import { hasEnded, heardText, speechOf } from './speech.ts';

const result = (transcript: string, isFinal: boolean) => Object.assign([{ transcript }], { isFinal });

it('joins what was heard, and knows when the speaker has ended', () => {
  const speaking = { results: [result('2 BHK ', true), result('near  Manyata', false)] };
  expect(heardText(speaking)).toBe('2 BHK near Manyata');
  expect(hasEnded(speaking)).toBe(false);
  expect(hasEnded({ results: [result('2 BHK', true)] })).toBe(true);
  expect(hasEnded({ results: [] })).toBe(false);
});

it('finds the recognition of a browser under either name, or none', () => {
  class Recogniser {}
  expect(speechOf({ webkitSpeechRecognition: Recogniser })).toBe(Recogniser);
  expect(speechOf({ SpeechRecognition: Recogniser, webkitSpeechRecognition: class {} })).toBe(Recogniser);
  expect(speechOf({})).toBeUndefined();
});
