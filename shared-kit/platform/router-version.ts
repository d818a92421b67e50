/**
 * Version of the router's façade, apart from that of the contract. A new name is a minor version. A name less, or another
 * major version of react-router behind it, is a major one.
 */
export const ROUTER_VERSION = '1.0.0';
