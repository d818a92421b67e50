import type { SlotKind } from './understanding.ts';

type Asked = Partial<Record<SlotKind, string>> & {
  readonly commercialType: string;
  readonly any: string;
  readonly other: string;
};

export const QUESTIONS: Asked = {
  category: 'What are you looking for?',
  city: 'In which city?',
  place: 'Which locality do you prefer?',
  budget: 'What is your budget?',
  bhk: 'How many bedrooms do you need?',
  tenant: 'Who will live there?',
  moveIn: 'When do you want to move in?',
  buildingStage: 'Should it be ready to move in?',
  pgTenant: 'Who is the PG for?',
  sharing: 'How many people can share the room?',
  flatmateRoom: 'Do you want a room of your own?',
  area: 'How large should it be?',
  commercialType: 'What kind of space do you need?',
  any: 'Any',
  other: 'What else should we know?',
};
