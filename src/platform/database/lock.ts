import { randomBytes } from 'node:crypto';
import { readdir, rename, rm } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../errors/start-error';
import { shortPath } from './short-path';

type State = 'trying' | 'holding';

const patience = 2_000; // How long a live process may take to report its state, in ms.

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Makes this process the only one using `folder` (which exists), or throws a StartError with the process id of the one
 * that uses it already.
 *
 * Each process listens on a Unix socket of its own in the folder. The kernel closes it with the process, so nothing
 * answers on the lock that a killed process left, whichever process has its id now; unlike a lock on a TCP port or an
 * abstract socket, it is also visible from another container that mounts the folder. A process holds the lock once it
 * has seen no other alive *after* it began to listen; when two see each other trying, the process with the later name
 * gives way. So two can never both hold it: one of them listened first, and the other has seen it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const short = await shortPath(folder);
  const mine = `${randomBytes(6).toString('hex')}-${process.pid}.lock`;
  let state: State = 'trying';
  const server = net.createServer((socket) => socket.on('error', () => undefined).end(state));
  const release = async () => {
    await new Promise((done) => server.close(done));
    await rm(path.join(folder, mine), { force: true });
    await short.remove();
  };
  try {
    await listen(server, path.join(short.path, `${mine}.new`));
    // Visible to other processes only from here on, when it already answers: a socket that is bound but not listening
    // looks dead.
    await rename(path.join(folder, `${mine}.new`), path.join(folder, mine));
    while (await othersAreTrying(folder, short.path, mine)) await sleep(20);
    state = 'holding';
    return { release };
  } catch (error) {
    await release();
    if (error instanceof StartError) throw error;
    throw new StartError(`Cannot lock the data folder ${path.dirname(folder)}: ${String(error)}`);
  }
}

async function othersAreTrying(folder: string, short: string, mine: string): Promise<boolean> {
  let trying = false;
  for (const other of await readdir(folder)) {
    if (other === mine || !other.endsWith('.lock')) continue;
    const state = await ask(path.join(short, other));
    // Names are never used twice, so removing a dead socket cannot remove a live lock.
    if (state === 'dead') await rm(path.join(folder, other), { force: true });
    else if (state === 'holding' || other < mine) throw inUse(folder, other);
    else trying = true;
  }
  return trying;
}

function inUse(folder: string, lock: string): StartError {
  const pid = lock.slice(lock.indexOf('-') + 1, -'.lock'.length);
  return new StartError(
    `The data folder ${path.dirname(folder)} is in use by another running server (process ${pid}). ` +
      'Stop it first, or set DATA_DIR to another folder.',
  );
}

function listen(server: net.Server, socket: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ path: socket }, () => resolve());
    server.unref();
  });
}

/** The kernel's codes for "nothing listens there" and "its listener has closed it since". */
const goneCodes = ['ECONNREFUSED', 'ENOENT', 'ECONNRESET'];

/**
 * Finds out which process listens there. Only the kernel can prove that none does; a process that does not answer in
 * time counts as holding it.
 */
function ask(socketPath: string): Promise<State | 'dead'> {
  return new Promise((resolve) => {
    let state = '';
    const socket = net.connect({ path: socketPath });
    socket.setTimeout(patience, () => socket.destroy(new Error('no answer')));
    socket.on('data', (data) => (state += data.toString()));
    socket.on('end', () => resolve(state === 'trying' || state === 'holding' ? state : 'dead'));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      resolve(goneCodes.includes(error.code ?? '') ? 'dead' : 'holding');
    });
  });
}
