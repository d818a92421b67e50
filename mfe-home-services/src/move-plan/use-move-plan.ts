import { type MovePlan, movePlanQuery } from '@aangan/shared-kit/links/move-plan';
import { useNavigate } from '@aangan/shared-kit/platform/router';
import { useEffect, useRef, useState } from 'react';

/** ms after the last change until the price is asked for. */
const PAUSE_MS = 400;

export interface PlanState {
  readonly plan: MovePlan;
  /** The price belongs to an earlier plan. */
  readonly isCounting: boolean;
  /** Changes a part of the plan. The address follows after a pause, and its loader answers the price. */
  change(part: Partial<MovePlan>): void;
  /** Puts the plan into the address now. */
  settle(): Promise<void>;
}

/**
 * The plan that is being typed.
 * @param loaded the plan of the address
 * @param linkOf the address of a plan
 */
export function useMovePlan(loaded: MovePlan, linkOf: (plan: MovePlan) => string): PlanState {
  const navigate = useNavigate();
  const [plan, setPlan] = useState(loaded);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = async (next: MovePlan) => {
    clearTimeout(timer.current);
    await navigate(linkOf(next), { replace: true, preventScrollReset: true });
  };
  return {
    plan,
    isCounting: String(movePlanQuery(plan)) !== String(movePlanQuery(loaded)),
    change(part) {
      const next = { ...plan, ...part };
      setPlan(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void show(next), PAUSE_MS);
    },
    settle: () => show(plan),
  };
}
