import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type RunningProcess, startProcess } from './startProcess'

export interface Database extends RunningProcess {
  /** The socket that it listens on; it has no port. */
  readonly socket: string
}

/** Starts a database server with its data and its socket in a folder. Its user is root, without a password. */
export async function startMariaDb(folder: string): Promise<Database> {
  const data = join(folder, 'data')
  const socket = join(folder, 'db.sock')
  const user = process.getuid?.() === 0 ? ['--user=root'] : []
  const install = ['--no-defaults', `--datadir=${data}`, '--skip-test-db', ...user]
  execFileSync('mariadb-install-db', [...install, '--auth-root-authentication-method=normal'], {
    stdio: 'pipe',
  })
  const args = [
    '--no-defaults',
    `--datadir=${data}`,
    `--socket=${socket}`,
    `--pid-file=${join(folder, 'db.pid')}`,
    '--skip-networking',
    '--innodb-flush-log-at-trx-commit=0',
    '--innodb-buffer-pool-size=32M',
    ...user,
  ]
  return { socket, ...(await startProcess('mariadbd', args, socket)) }
}
