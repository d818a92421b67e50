import { readFileSync } from 'node:fs';
import path from 'node:path';
import { namedCity } from '../cities-in-text.ts';
import { understand } from '../understand.ts';
import type { PlaceIndex } from '../understanding.ts';
import { SENTENCES_DAY } from './sentences-day.ts';
import { normalLabel, slotLabel } from './slot-label.ts';

export type SentenceSet = 'held-out' | 'development' | 'unseen-2';

/** What the grammar makes of a set of labelled sentences. */
export interface Judgement {
  readonly sentences: number;
  readonly whollyRight: number;
  /** Labels of all sentences, and those that were found. */
  readonly labels: number;
  readonly found: number;
  /** Slots that were found without a label, or with another value. */
  readonly wrong: number;
  readonly wrongCertain: number;
  readonly certain: number;
  readonly slots: number;
  /** A line a mistake. */
  readonly mistakes: readonly string[];
}

/** The sentences of a set with their labels. */
export function readSentences(set: SentenceSet): { city: string; text: string; labels: string[] }[] {
  const lines = readFileSync(path.join(import.meta.dirname, `${set}.txt`), 'utf8').split('\n');
  return lines
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('|').map((part) => part.trim()))
    .map(([city = '', text = '', labels = '']) => ({ city, text, labels: labels.split(/\s+/).filter(Boolean) }));
}

/** Compares the grammar with the labels of a set. */
export function judgeSentences(set: SentenceSet, indexOf: (city: string) => PlaceIndex): Judgement {
  const judged = readSentences(set).map(({ city, text, labels }) => {
    const expected = labels.map(normalLabel);
    const context = { city, today: SENTENCES_DAY, places: indexOf(namedCity(text) ?? city) };
    const slots = understand(text, context).slots.map((slot) => ({
      label: slotLabel(slot),
      certainty: slot.certainty,
    }));
    const missing = expected.filter((label) => !slots.some((slot) => slot.label === label));
    const wrong = slots.filter(({ label }) => !expected.includes(label));
    return { text, expected, slots, missing, wrong };
  });
  const sum = (count: (row: (typeof judged)[number]) => number) => judged.reduce((total, row) => total + count(row), 0);
  const bad = judged.filter(({ missing, wrong }) => missing.length > 0 || wrong.length > 0);
  return {
    sentences: judged.length,
    whollyRight: judged.length - bad.length,
    labels: sum(({ expected }) => expected.length),
    found: sum(({ expected, missing }) => expected.length - missing.length),
    wrong: sum(({ wrong }) => wrong.length),
    wrongCertain: sum(({ wrong }) => wrong.filter(({ certainty }) => certainty === 'certain').length),
    certain: sum(({ slots }) => slots.filter(({ certainty }) => certainty === 'certain').length),
    slots: sum(({ slots }) => slots.length),
    mistakes: bad.map(
      ({ text, missing, wrong }) =>
        `${text}\n    missing: ${missing.join(' ')}\n    wrong: ${wrong.map(({ label, certainty }) => `${label} (${certainty})`).join(' ')}`,
    ),
  };
}
