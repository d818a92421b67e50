import { defineModule } from '../module/public.ts';
import { syntheticSettings } from './synthetic-settings.ts';

/** A program that uses the site like a person. */
export const synthetic = defineModule({ name: 'foundation/synthetic', settings: syntheticSettings });
