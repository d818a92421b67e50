import type { ApiCalls } from '../../shell/src/registry/gates/calls.ts';
import { apiCalls } from './api-calls.ts';
import { runningApi } from './running-api.ts';

/** The calls of the API; undefined with a printed reason when they are not known, because a release may be urgent. */
export async function answeredCalls(dataFolder: string): Promise<ApiCalls | undefined> {
  const address = runningApi(process.env, dataFolder);
  try {
    if (address !== undefined) return await apiCalls(address);
    console.log('Its calls are not checked: API_URL is not set, and no site is running');
  } catch (error) {
    console.log(`Its calls are not checked: ${error instanceof Error ? error.message : error}`);
  }
  return undefined;
}
