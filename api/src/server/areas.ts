import { homeCalls } from '@aangan/shared-kit/contracts/home';
import { placeCalls } from '@aangan/shared-kit/contracts/places';
import { planCalls } from '@aangan/shared-kit/contracts/plans';
import { propertyCalls } from '@aangan/shared-kit/contracts/property';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/client.ts';
import { homeHandlers } from '../home/home.routes.ts';
import { placeHandlers } from '../places/places.routes.ts';
import { planHandlers } from '../plans/plans.routes.ts';
import { propertyHandlers } from '../property/property.routes.ts';
import type { ApiSettings } from './api-settings.ts';
import { type RegisterOptions, registerCalls } from './register-calls.ts';

/** Every area of the API: its contracts and its handlers. */
export function registerAreas(
  app: FastifyInstance,
  database: Database,
  settings: ApiSettings,
  options: RegisterOptions,
): void {
  registerCalls(app, propertyCalls, propertyHandlers(database, settings), options);
  registerCalls(app, placeCalls, placeHandlers(database, settings), options);
  registerCalls(app, homeCalls, homeHandlers(database, settings), options);
  registerCalls(app, planCalls, planHandlers(database), options);
}
