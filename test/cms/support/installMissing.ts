import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs'

/** Debian's packages that the tests run. */
const PACKAGES = [
  'wordpress',
  'wordpress-theme-twentytwentyone',
  'wordpress-theme-twentytwentythree',
  'mariadb-server-core',
  'apache2',
  'libapache2-mod-php',
  'nginx',
  'php-cli',
  'php-curl',
  'php-fpm',
  'php-mysql',
  'php-nyholm-psr7',
  'php-symfony-http-foundation',
  'php-twig',
  'phpunit',
]

/** Debian asks this program whether a newly installed service may start. */
const POLICY = '/usr/sbin/policy-rc.d'

/** Installs the missing packages where it may. @returns the packages that are still missing. */
export function installMissing(needed: readonly string[] = PACKAGES): readonly string[] {
  const packages = needed.filter((name) => !isInstalled(name))
  if (packages.length === 0 || process.getuid?.() !== 0) return packages
  console.log(`Installing ${packages.join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env })
  withoutServices(() => {
    apt('update')
    apt('install', '-y', '--no-install-recommends', ...packages)
  })
  return packages.filter((name) => !isInstalled(name))
}

function isInstalled(name: string): boolean {
  const { stdout } = spawnSync('dpkg', ['-s', name], { encoding: 'utf8' })
  return stdout?.includes('Status: install ok installed') ?? false
}

/** Starts none of the installed services: the tests start servers of their own. */
function withoutServices(run: () => void): void {
  const added = !existsSync(POLICY)
  if (added) {
    writeFileSync(POLICY, '#!/bin/sh\nexit 101\n')
    chmodSync(POLICY, 0o755)
  }
  try {
    run()
  } finally {
    if (added) rmSync(POLICY)
  }
}
