import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** The files of src/ and demo/ by their path from the project folder (`src/…`, separated by `/`). */
export type Sources = ReadonlyMap<string, string>;

const longest = 300;
/** Tests are read from one end to the other, and formatting makes their tables of cases long. */
const longestTest = 500;
const sessionKeys = ['accessToken', 'refreshToken', 'authToken', 'token', 'role', 'is_staff', 'is_superuser', 'user'];
const sessionFile = 'src/session/session.ts';
const historyFile = 'src/router/history.ts';
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Reads every TypeScript file under src/ and demo/, except for the programs that make the demo's files. */
export function readSources(root: string): Sources {
  const files = ['src', 'demo']
    .flatMap((folder) => {
      const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
      return names.filter((name) => /\.tsx?$/.test(name)).map((name) => `${folder}/${name.split(path.sep).join('/')}`);
    })
    .filter((file) => !file.startsWith('demo/generate/'));
  return new Map(files.sort().map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/**
 * Returns every breach of the architecture (docs/ARCHITECTURE.md), one sentence each: import directions, cycles, sizes,
 * session storage.
 */
export function findBreaches(sources: Sources): string[] {
  const built = new Map([...sources].filter(([file]) => !isTest(file)));
  const links = [...built].flatMap(([file, text]) => importsOf(file, text, sources).map((to) => ({ from: file, to })));
  return [
    ...[...built.keys()].flatMap((file) => (placeOf(file) ? [] : [`${file} has no place in the house`])),
    ...links.flatMap(({ from, to }) => refusal(from, to)),
    ...findCycles(links),
    ...[...sources].flatMap(([file, text]) => tooLong(file, text)),
    ...[...built].flatMap(([file, text]) => [...foreignSession(file, text), ...foreignHistory(file, text)]),
  ];
}

/** Returns what a file is in the architecture: one of the layers, or a part of a feature. */
interface Place {
  layer: 'shared' | 'router' | 'platform' | 'ui' | 'session' | 'feature' | 'app';
  feature?: string;
  part?: string;
}

const parts = ['texts', 'contract', 'rules', 'content', 'server', 'web', 'demo'];

function placeOf(file: string): Place | undefined {
  // A feature's demo data is outside src/ and belongs to its server.
  if (file.startsWith('demo/')) return { layer: 'feature', feature: file.split('/')[1], part: 'demo' };
  const [, top, feature, ...rest] = file.split('/');
  if (top === 'shared' || top === 'router' || top === 'platform' || top === 'ui' || top === 'session')
    return { layer: top };
  if (top === 'app' || top === 'cli' || top === 'entry' || top === 'routes') return { layer: 'app' };
  if (top !== 'features') return undefined;
  const part = rest[0]?.replace(/\.tsx?$/, '');
  return part !== undefined && parts.includes(part) ? { layer: 'feature', feature, part } : undefined;
}

const layersBelow: Record<Place['layer'], Place['layer'][]> = {
  shared: ['shared'],
  router: ['shared', 'router'],
  platform: ['shared', 'router', 'platform'],
  ui: ['shared', 'router', 'ui'],
  session: ['shared', 'router', 'session'],
  feature: ['shared', 'router', 'platform', 'ui', 'session', 'feature'],
  app: ['shared', 'router', 'platform', 'ui', 'session', 'feature', 'app'],
};

// texts ← contract ← rules ← server, web. Content is lists and longer texts: it is on the contract's level.
const partsBelow: Record<string, string[]> = {
  texts: ['texts'],
  contract: ['texts', 'contract'],
  content: ['texts', 'contract', 'content'],
  rules: ['texts', 'contract', 'content', 'rules'],
  server: ['texts', 'contract', 'content', 'rules', 'server', 'demo'],
  demo: ['texts', 'contract', 'content', 'rules', 'server', 'demo'],
  web: ['texts', 'contract', 'content', 'rules', 'web'],
};

function refusal(from: string, to: string): string[] {
  const source = placeOf(from);
  const target = placeOf(to);
  if (!source || !target) return [];
  const breach = (why: string) => [`${from} imports ${to}: ${why}`];
  if (!layersBelow[source.layer].includes(target.layer)) return breach(`${source.layer} must not know ${target.layer}`);
  if (source.layer !== 'feature') return [];
  const part = source.part ?? '';
  const isServer = part === 'server' || part === 'demo';
  if (target.layer === 'platform' && !isServer) return breach(`only a feature's server knows the platform`);
  if (target.layer === 'router' && part !== 'web') return breach(`only a feature's web knows the router`);
  if (target.layer === 'ui' && part !== 'web') return breach(`only a feature's web knows the design system`);
  if (target.layer === 'session' && part !== 'web') return breach(`only a feature's web knows the session`);
  if (target.layer !== 'feature') return [];
  if (target.feature === source.feature) {
    return partsBelow[part]?.includes(target.part ?? '') ? [] : breach(`${part} must not know ${target.part}`);
  }
  const door = `src/features/${target.feature}/${isServer ? 'server' : part}/public.`;
  if ((isServer || part === 'web') && to.startsWith(door)) return [];
  if (/\/server\/tables(\.|\/)/.test(to)) return breach(`only ${target.feature} touches its own tables`);
  return breach(`features know each other only through server/public.ts and web/public.ts, each from its own side`);
}

/** Returns the project's own files that a file imports, types and dynamic imports included. */
function importsOf(file: string, text: string, sources: Sources): string[] {
  const { staticImports, staticExports } = parseSync(file, text).module;
  const names = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    // The parser lists no types of this form.
    ...[...text.matchAll(/\bimport\(\s*['"`]([^'"`]+)/g)].map(([, name]) => name),
  ];
  return [...new Set(names)].flatMap((name) => {
    if (name === undefined) return [];
    if (name.startsWith('~/')) return [resolve(`src/${name.slice(2)}`, sources)];
    if (name.startsWith('~demo/')) return [resolve(`demo/${name.slice(6)}`, sources)];
    if (name.startsWith('.')) return [resolve(path.posix.join(path.posix.dirname(file), name), sources)];
    return [];
  });
}

function resolve(name: string, sources: Sources): string {
  const bare = name.replace(/\.(js|jsx|ts|tsx)$/, '');
  return (
    [`${bare}.ts`, `${bare}.tsx`, `${bare}/index.ts`, `${bare}/index.tsx`].find((file) => sources.has(file)) ?? name
  );
}

function findCycles(links: { from: string; to: string }[]): string[] {
  const knows = new Map<string, Set<string>>();
  for (const { from, to } of links) {
    const source = placeOf(from)?.feature;
    const target = placeOf(to)?.feature;
    if (!source || !target || source === target) continue;
    knows.set(source, (knows.get(source) ?? new Set()).add(target));
  }
  const seen = new Set<string>();
  const breaches: string[] = [];
  const visit = (feature: string, trail: string[]) => {
    const start = trail.indexOf(feature);
    if (start >= 0)
      breaches.push(`features know each other in a circle: ${[...trail.slice(start), feature].join(' → ')}`);
    if (seen.has(feature)) return;
    seen.add(feature);
    for (const next of knows.get(feature) ?? []) visit(next, [...trail, feature]);
  };
  for (const feature of knows.keys()) visit(feature, []);
  return breaches;
}

/** A catalogue is one file, however long, so that a translator reads one file a feature. */
const isCatalogue = (file: string) => /\/texts\/\w+\.ts$/.test(file);

function tooLong(file: string, text: string): string[] {
  if (isCatalogue(file)) return [];
  const lines = text.trimEnd().split('\n').length;
  const limit = isTest(file) ? longestTest : longest;
  return lines > limit ? [`${file} has ${lines} lines: split it, the limit is ${limit}`] : [];
}

function foreignSession(file: string, text: string): string[] {
  if (file === sessionFile || !text.includes('localStorage')) return [];
  const keys = sessionKeys.join('|');
  const touches = new RegExp(
    `localStorage\\s*\\??\\.?\\s*((get|set|remove)Item\\s*\\(\\s*|\\[\\s*)['"\`](${keys})['"\`]`,
  );
  const named = new RegExp(`localStorage\\s*\\??\\.\\s*(${keys})\\b`);
  const all = /localStorage\s*\??\.\s*clear\b/;
  // A key passed as a constant: the names that can only mean the session.
  const constant = /['"`](accessToken|refreshToken|authToken)['"`]/;
  if (![touches, named, all, constant].some((pattern) => pattern.test(text))) return [];
  return [`${file} touches the session in local storage: only ${sessionFile} does`];
}

function foreignHistory(file: string, text: string): string[] {
  const writes = /\b(pushState|replaceState)\b|\bhistory\s*\??\.\s*(go|back|forward|scrollRestoration)\b/;
  return file !== historyFile && writes.test(text)
    ? [`${file} touches the browser's history: only ${historyFile} does`]
    : [];
}
