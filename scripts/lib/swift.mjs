import { installDebianPackages, whereIs } from './debian.mjs';

const PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'];

/**
 * OpenStack Swift, the object storage of the tests: Debian's packages, installed where this process may. Without it the
 * tests that need it fail, and say how to install it.
 */
export async function installSwiftIfMissing() {
  if (whereIs('swift-proxy-server') === null)
    await installDebianPackages('OpenStack Swift', PACKAGES);
}
