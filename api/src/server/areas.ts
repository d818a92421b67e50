import { analyticsCalls } from '@aangan/shared-kit/contracts/analytics';
import { deviceCalls } from '@aangan/shared-kit/contracts/devices';
import { experimentCalls } from '@aangan/shared-kit/contracts/experiments';
import { homeCalls } from '@aangan/shared-kit/contracts/home';
import { monitoringCalls } from '@aangan/shared-kit/contracts/monitoring';
import { placeCalls } from '@aangan/shared-kit/contracts/places';
import { planCalls } from '@aangan/shared-kit/contracts/plans';
import { propertyCalls } from '@aangan/shared-kit/contracts/property';
import { syncCalls } from '@aangan/shared-kit/contracts/sync';
import type { FastifyInstance } from 'fastify';
import { analyticsHandlers } from '../analytics/analytics.routes.ts';
import type { Database } from '../database/client.ts';
import { deviceHandlers } from '../devices/devices.routes.ts';
import { experimentHandlers } from '../experiments/experiments.routes.ts';
import { homeHandlers } from '../home/home.routes.ts';
import { monitoringHandlers } from '../monitoring/monitoring.routes.ts';
import { placeHandlers } from '../places/places.routes.ts';
import { planHandlers } from '../plans/plans.routes.ts';
import { propertyHandlers } from '../property/property.routes.ts';
import { openSessions } from '../sessions/sessions.ts';
import { syncHandlers } from '../sync/sync.routes.ts';
import type { ApiSettings } from './api-settings.ts';
import { type RegisterOptions, registerCalls } from './register-calls.ts';

/** Every area of the API: its contracts and its handlers. */
export function registerAreas(
  app: FastifyInstance,
  database: Database,
  settings: ApiSettings,
  options: RegisterOptions,
): void {
  const sessions = openSessions(database, settings.now);
  void sessions;
  registerCalls(app, propertyCalls, propertyHandlers(database, settings), options);
  registerCalls(app, placeCalls, placeHandlers(database, settings), options);
  registerCalls(app, homeCalls, homeHandlers(database, settings), options);
  registerCalls(app, planCalls, planHandlers(database), options);
  registerCalls(app, monitoringCalls, monitoringHandlers(app, database, settings), options);
  registerCalls(app, analyticsCalls, analyticsHandlers(app, database, settings), options);
  registerCalls(app, experimentCalls, experimentHandlers(database, settings), options);
  registerCalls(app, deviceCalls, deviceHandlers(database, settings), options);
  registerCalls(app, syncCalls, syncHandlers(database, settings), options);
}
