/**
 * Version of the platform contract: the shared modules of shared-kit and the shell's behaviour behind them. A remote
 * names the range that it was built for. An addition is a minor version, a removal a major one.
 */
export const CONTRACT_VERSION = '1.6.0';
