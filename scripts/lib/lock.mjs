import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './root.mjs';

// In an ignored folder outside node_modules, because an install may empty that while the lock is held.
const file = path.join(root, '.build', 'setup.lock');
const staleAfter = 60_000;

/** Runs `work` while no other start, build or test run of this clone installs or builds; waits for one that does. */
export async function withLock(work) {
  mkdirSync(path.dirname(file), { recursive: true });
  for (let isAnnounced = false; !take(); await sleep(200)) {
    if (dropIfStale() || isAnnounced) continue;
    console.log('Another command is installing or building here; waiting for it …');
    isAnnounced = true;
  }
  const sign = setInterval(() => utimesSync(file, new Date(), new Date()), 5_000);
  try {
    return await work();
  } finally {
    clearInterval(sign);
    rmSync(file, { force: true });
  }
}

function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes the lock of a process that is gone. It is moved aside first: of two processes that see it, only one can move
 * it.
 */
function dropIfStale() {
  const aside = `${file}.${process.pid}`;
  try {
    const holder = readFileSync(file, 'utf8');
    if (isAlive(Number(holder)) && Date.now() - statSync(file).mtimeMs < staleAfter) return false;
    renameSync(file, aside);
    // Another process may have replaced it between the check and the move: then it is moved back.
    if (readFileSync(aside, 'utf8') !== holder) linkSync(aside, file);
    return true;
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'EEXIST') return true;
    throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function isAlive(pid) {
  // A lock without a process id in it is just being written.
  if (!pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
