import { startRecordedApi } from './recorded-api.ts';

/** `node recorded-api-process.ts <port> <address of the API>`: the stand-in, for who forks it. */
const [, , port, apiUrl = ''] = process.argv;
await startRecordedApi(Number(port), apiUrl);
process.send?.('ready');
