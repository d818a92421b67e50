import { configure } from '@testing-library/dom';

/**
 * Longer timeout for all component tests: testing-library would give up after a second on a busy machine. It is below
 * a test's own limit, so that a failure still names what is missing.
 */
configure({ asyncUtilTimeout: 20_000 });
