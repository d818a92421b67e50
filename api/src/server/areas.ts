import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/client.ts';
import type { ApiSettings } from './api-settings.ts';
import type { RegisterOptions } from './register-calls.ts';

/** Every area of the API: its contracts and its handlers. */
export function registerAreas(
  _app: FastifyInstance,
  _database: Database,
  _settings: ApiSettings,
  _options: RegisterOptions,
): void {}
