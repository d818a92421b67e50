import { callRows } from '../support/inventory.ts';
import { expect, test } from '../support/test.ts';

/** Areas whose calls the shell makes on every page. */
const AREAS = ['analytics', 'devices', 'experiments', 'sync'];

const ROWS = callRows().filter(({ area }) => AREAS.includes(area));

const DEVICE = 'conformance-device';
const EXPERIMENT = 'vip_plan_page_experiment_v5';
const EVENT = { name: 'seen', route: '/', remote: 'mfe-search', at: 1, properties: {} };

/** How a call is made, and which keys of its answer the client reads. */
interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly data?: object;
  readonly form?: Readonly<Record<string, string>>;
  readonly status?: number;
  readonly reads: object;
}

const APP = { 'user-agent': 'AanganAndroid/1300', cookie: `aangan_device=${DEVICE}`, device: 'MOBILE_WEB' };

const EXAMPLES: Readonly<Record<string, Example>> = {
  'POST /v1/adobe/send': { data: { deviceId: DEVICE, events: [EVENT] }, status: 202, reads: { accepted: 1 } },
  'POST /createEvent': { data: { deviceId: DEVICE, events: [EVENT] }, status: 202, reads: { accepted: 1 } },
  'GET /analytics/bk': { params: { route: '/', remote: 'mfe-search' }, reads: { accepted: expect.any(Number) } },
  'POST /getAppDownloadLink': { data: { autoLink: '/plans' }, reads: { link: expect.stringContaining('https://') } },
  'GET /swagger/v1/participate/result': {
    params: { deviceId: DEVICE, experiment: EXPERIMENT, userId: '' },
    reads: { data: { result: expect.stringMatching(/^[abc]$/) } },
  },
  'GET /swagger/v1/participate/convert': {
    params: { deviceId: DEVICE, experiment: EXPERIMENT },
    reads: { data: expect.any(Object) },
  },
  // Choosing a bucket requires the key of the day.
  'POST /swagger/v1/experiment/bucket/assign': {
    params: { device_id: DEVICE, experiment_name: EXPERIMENT, bucket: 'b' },
    status: 401,
    reads: { message: expect.any(String) },
  },
  'POST /api/v1/device/binding/required': { data: {}, reads: { required: expect.any(Boolean) } },
  'POST /api/v1/device/poll/status': { data: {}, reads: { status: expect.any(String) } },
  'POST /api/v1/device/play/integrity': { data: { token: 'a proof' }, reads: { verdict: expect.any(String) } },
  'POST /api/v1/app/check-existing': {
    form: { userId: '', trackId: DEVICE, flag: 'false', type: 'CONTACTS', contacts: '[]' },
    reads: { status: 'withdrawn' },
  },
  'POST /api/v1/ingestion/pgInfo': {
    data: { mbTrackId: DEVICE, data: [], syncTime: 1 },
    reads: { status: 'no-consent' },
  },
  'GET /api/api/v1/dev/v2/smartlook/track': {
    params: { screenName: 'home', subScreenName: 'top' },
    reads: { data: { recordingEnable: false, events: [] } },
  },
};

test("every call of the shell answers under the specification's own path", async ({ request }) => {
  for (const { method, path } of ROWS) {
    const example = EXAMPLES[`${method} ${path}`];
    if (!example) throw new Error(`There is no example of ${method} ${path}: add one`);
    const { reads, status = 200, params, data, form } = example;
    const answer = await request.fetch(path, {
      method,
      headers: APP,
      ...(params && { params: { ...params } }),
      ...(data && { data }),
      ...(form && { form: { ...form } }),
    });
    const body: unknown = await answer.json().catch(() => 'no JSON');
    expect.soft({ status: answer.status(), body }, `${method} ${path}`).toMatchObject({ status, body: reads });
  }
});
