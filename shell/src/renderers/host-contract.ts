/**
 * Version of what a server process and the shell's server half agree on: what `createHalf` takes and returns, what
 * crosses to a renderer's thread, and the state that the process writes into a document for the browser half. A field
 * more raises the minor version, anything else the major one. A release of the shell names the versions that it runs in.
 */
export const HOST_CONTRACT = '1.4.0';
