import { deviceCalls } from '@aangan/shared-kit/contracts/devices';
import { defineModule } from '../../foundation/module/public.ts';
import { appSettings } from './app-settings.ts';
import { deviceHandlers } from './devices.routes.ts';
import * as tables from './devices.tables.ts';

/** Devices that run the native apps. */
export const devices = defineModule({
  name: 'people/devices',
  calls: deviceCalls,
  handlers: ({ database, settings }) => deviceHandlers(database, settings),
  tables,
  settings: (env, onProblem) =>
    appSettings(env, (error) => onProblem(error, 'A proof of integrity could not be judged')),
});
