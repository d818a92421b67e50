import { configure } from '@testing-library/dom';

/**
 * For all tests of components: what a test waits for may take long on a busy machine, and testing-library would give up
 * after a second. Below a test's own limit, so that a failure still says what did not come.
 */
configure({ asyncUtilTimeout: 20_000 });
