import type { PaymentInstalment, ProjectDetail, ProjectUnit } from '@aangan/shared-kit/contracts/project-values';
import { CITY_SLUGS, type CitySlug } from '@aangan/shared-kit/domain/cities';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { CONSTRUCTION_GST_SOURCE, constructionGstPercent } from '@aangan/shared-kit/domain/projects/construction-gst';
import {
  duePayments,
  PAYMENT_PLANS,
  type PaymentPlan,
  paymentParts,
} from '@aangan/shared-kit/domain/projects/payment-plan';
import { monthText } from '@aangan/shared-kit/domain/projects/project-words';
import { type Buyer, DUTY_RULES, type DutyRules, purchaseDuties } from '@aangan/shared-kit/domain/projects/stamp-duty';
import { rateSourceText } from '@aangan/shared-kit/domain/rate-source';
import { CALCULATOR_WORDS, gstLabel, monthsText } from './calculator.words.ts';

export type CalculatedProject = Pick<ProjectDetail, 'city' | 'stage' | 'possessionOn' | 'paymentPlan' | 'kind'>;

/** `builder` is the project's own plan; the others are the usual ones. */
export type ChosenPlan = PaymentPlan | 'builder';

/** The plans that can be chosen: the builder's own stands for the usual construction-linked one. */
export function plansOf({ stage, paymentPlan }: Pick<CalculatedProject, 'stage' | 'paymentPlan'>): ChosenPlan[] {
  if (paymentPlan.length === 0) return stage === 'READY' ? ['down'] : [...PAYMENT_PLANS];
  return stage === 'READY' ? ['builder'] : ['builder', ...PAYMENT_PLANS.filter((plan) => plan !== 'construction')];
}

export interface PurchaseCosts {
  readonly gstPercent: number;
  /** ₹. */
  readonly gst: number;
  readonly stampDuty: number;
  readonly registration: number;
  readonly total: number;
  readonly rules: DutyRules;
  /** Rows of the table, in words and ₹. */
  readonly rows: readonly { readonly label: string; readonly amount: number }[];
  readonly sources: readonly string[];
  /** Why there is no GST; undefined with GST. */
  readonly noGst: string | undefined;
}

/** All costs of a unit in ₹. A plot has no GST, because it is land. */
export function purchaseCosts(project: CalculatedProject, unit: ProjectUnit, buyer: Buyer): PurchaseCosts {
  const city = cityOf(project);
  const { price, carpetArea } = unit;
  const isPlot = project.kind === 'PLOTS';
  const completed = project.stage === 'READY' || isPlot;
  const gstPercent = constructionGstPercent({ price, carpetArea, city, completed });
  const gst = Math.round((price * gstPercent) / 100);
  const ofCity: DutyRules = DUTY_RULES[city];
  const rules: DutyRules = isPlot ? { ...ofCity, ...ofCity.plots } : ofCity;
  const { percent, stampDuty, registration } = purchaseDuties(price, rules, buyer);
  const mark = rules.source ? '' : CALCULATOR_WORDS.unconfirmedMark;
  return {
    ...{ gstPercent, gst, stampDuty, registration, rules },
    total: price + gst + stampDuty + registration,
    rows: [
      { label: CALCULATOR_WORDS.price, amount: price },
      ...(gst > 0 ? [{ label: gstLabel(gstPercent), amount: gst }] : []),
      { label: `${CALCULATOR_WORDS.stampDuty}, ${percent}%${mark}`, amount: stampDuty },
      { label: `${CALCULATOR_WORDS.registration}${mark}`, amount: registration },
    ],
    noGst: gstPercent > 0 ? undefined : CALCULATOR_WORDS.noGst[isPlot ? 'plot' : 'complete'],
    sources: [rateSourceText(rules.law, rules.source), ...(gst > 0 ? [CONSTRUCTION_GST_SOURCE] : [])],
  };
}

interface DueRow {
  readonly title: string;
  readonly when: string;
  readonly percent: number;
  readonly amount: number;
  readonly gst: number;
}

/** What is due when, in words: the builder's own plan with its dates, or a usual one by months. */
export function dueRows(
  project: CalculatedProject,
  plan: ChosenPlan,
  { price, gstPercent, nowMs }: { price: number; gstPercent: number; nowMs: number },
): DueRow[] {
  if (plan === 'builder') return builderRows(project.paymentPlan, { price, gstPercent, today: indiaDay(nowMs) });
  const months = monthsToPossession(project, nowMs);
  return duePayments(plan, { price, gstPercent, monthsToPossession: months }).map(({ month, ...due }) => ({
    ...due,
    when: monthsText(month),
  }));
}

function builderRows(
  plan: readonly PaymentInstalment[],
  { today, ...terms }: { price: number; gstPercent: number; today: string },
): DueRow[] {
  const parts = paymentParts(
    plan.map(({ percent }) => percent),
    terms,
  );
  return plan.map(({ name, percent, dueOn }, at) => ({
    title: name,
    percent,
    when: whenDue(dueOn, today, at),
    amount: parts[at]?.amount ?? 0,
    gst: parts[at]?.gst ?? 0,
  }));
}

/** What depends on the buyer has no date, and a step that is reached is due at once. */
function whenDue(dueOn: string | null, today: string, at: number): string {
  if (dueOn === null) return at === 0 ? monthsText(0) : CALCULATOR_WORDS.whenSigned;
  return dueOn <= today ? `${CALCULATOR_WORDS.reached} ${monthText(dueOn)}` : monthText(dueOn);
}

/** Whole months from now until possession; 0 for a project that is ready. */
function monthsToPossession({ stage, possessionOn }: CalculatedProject, nowMs: number): number {
  if (stage === 'READY') return 0;
  const now = new Date(nowMs);
  const months = Number(possessionOn.slice(0, 4)) * 12 + Number(possessionOn.slice(5, 7)) - 1;
  return Math.max(1, months - (now.getUTCFullYear() * 12 + now.getUTCMonth()));
}

function cityOf({ city }: CalculatedProject): CitySlug {
  const known = CITY_SLUGS.find((slug) => slug === city);
  if (!known) throw new RangeError(`No duty rules for ${city}`);
  return known;
}
