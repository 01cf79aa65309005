import path from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

/** Tests of the whole tree that read files instead of starting the site: a change anywhere may break them. */
const houseTests = ['architecture', 'catalogues', 'citations', 'migrations', 'routes-table', 'settings', 'style'].map(
  (name) => `tests/${name}.test`,
);

/** Fails for a call without a row in tests/roles. It starts the site: only a changed contract or row has it run. */
const rowsTest = 'tests/roles-rows.db.test';
const isAboutCalls = (file) => /^src\/features\/[^/]+\/contract|^tests\/roles\//.test(file);

/**
 * Returns the paths of files that differ from `base`, including files that git does not track yet. `base` defaults to
 * the commit at which the branch left main; on main itself, to HEAD.
 */
export async function changedFiles(base) {
  const from = base ?? (await forkPoint());
  const lists = await Promise.all([
    git('diff', '--name-only', '--diff-filter=d', from),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return [...new Set(lists.flatMap((list) => list.split('\n').filter(Boolean)))];
}

/**
 * Returns the paths for the linter: the files of code among these, none for all of them after a change of its rules;
 * undefined without code.
 */
export function lintedOf(files) {
  if (files.some((file) => file === '.oxlintrc.json' || file.startsWith('scripts/lint/'))) return [];
  const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  return code.length > 0 ? code : undefined;
}

/**
 * Returns words for Vitest: the folders whose tests cover these files, and the tests of the whole tree. Files in the
 * project's folder itself, as README.md, have no tests beside them; its path would be that of every test.
 */
export function testsOf(files) {
  const folders = files.map(folderOf).filter((folder) => folder !== './');
  return [...new Set([...houseTests, ...(files.some(isAboutCalls) ? [rowsTest] : []), ...folders])];
}

/** A feature or a part of the platform is tested whole; elsewhere, the tests beside the file. */
function folderOf(file) {
  const [top, second, third] = file.split('/');
  if (top === 'src' && (second === 'features' || second === 'platform'))
    return path.posix.join(top, second, third, '/');
  if (/\.test\.tsx?$/.test(file)) return file;
  return path.posix.join(path.posix.dirname(file), '/');
}

async function forkPoint() {
  const { code, output } = await run('git', ['merge-base', 'HEAD', 'main'], {});
  return code === 0 ? output.trim() : 'HEAD';
}

async function git(...args) {
  const { code, output } = await run('git', ['-C', root, ...args]);
  if (code !== 0) throw new Error(`git ${args[0]}: ${output}`);
  return output;
}
