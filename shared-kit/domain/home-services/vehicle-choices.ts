import { VEHICLES, type Vehicle } from './inventory.ts';
import { type MoveEstimate, transportRupees } from './move-estimate.ts';

export interface VehicleChoice {
  readonly vehicle: Vehicle;
  readonly vehicles: number;
  /** What they cost with their crews, in paise of whole rupees with GST. */
  readonly transportPaise: number;
  /** The estimate counts on it. */
  readonly isProposed: boolean;
}

/** More of one kind than this are not compared, unless the estimate needs them. */
const MOST = 3;

/** The vehicles that could carry the goods of an estimate, from small to large. */
export function vehicleChoices(estimate: Omit<MoveEstimate, 'parts'>): VehicleChoice[] {
  const { cubicFeet, vehicle: proposed } = estimate;
  return VEHICLES.map((vehicle) => {
    const vehicles = Math.ceil(cubicFeet / vehicle.cubicFeet);
    const rupees = transportRupees(vehicle, { ...estimate, number: vehicles });
    return { vehicle, vehicles, transportPaise: Math.round(rupees) * 100, isProposed: vehicle.key === proposed.key };
  }).filter(({ vehicles, isProposed }) => vehicles <= MOST || isProposed);
}
