import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readWhole, type Files } from '~/platform/files';
import type { ReadPublic } from '~/platform/http/calls';
import { matchesEtag } from '~/platform/http/negotiation';
import { namesFrom } from '~/shared/site-names';
import type { SiteAnswer } from '../../contract';
import { standardNames as standardNamesIn } from '../standard-names';
import { drawIcons, drawPreview, iconPaths, type IconPath } from './draw';
import { lookOf, versionOf, type Look } from './look';
import { manifestText } from './manifest';

interface Parts {
  /** Reads a public call: what the office has set comes from the answer of `GET /api/site/`, cached. */
  read: ReadPublic;
  files: Pick<Files, 'read'>;
  /** The folder of the program, which has the files of an untouched site. */
  root: string;
}

/** The call with what the office has set. */
export const siteAddress = 'GET /api/site/';
const types: Readonly<Record<string, string>> = {
  '.ico': 'image/vnd.microsoft.icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};
const standardNames = standardNamesIn('en');
const immutable = 'public, max-age=31536000, immutable';

/**
 * Serves the icons, the manifest and the picture of link previews as the office has chosen them
 * (docs/product/settings.md, "Look"): each with an ETag, right in the next answer after a change. They are drawn once
 * after it in each instance; an untouched site has the files of public/.
 */
export function registerLook(app: FastifyInstance, { read, files, root }: Parts): void {
  const standard = remembering((name) => readStandard(root, name), 8);
  const logoOf = ({ logo }: Look) => readWhole(files, logo || null);
  const icons = remembering(async (_: string, look: Look) => drawIcons({ ...look, logo: await logoOf(look) }), 1);
  const previews = remembering(async (_: string, look: Look, names: Names, hero: string | null) => {
    const scene = (await readWhole(files, hero)) ?? (await standard('/og.jpg'));
    return drawPreview({ ...look, logo: await logoOf(look) }, names, scene);
  }, 1);
  const now = async () => {
    const { values } = (await read(siteAddress, {}, 'en')).answer as SiteAnswer;
    const look = lookOf(values);
    return { values, names: namesFrom((key) => values[key] ?? ''), look, version: versionOf(look) };
  };

  const serve = (address: string, type: string, make: (state: Awaited<ReturnType<typeof now>>) => Promise<Buffer>) =>
    app.get<{ Querystring: { v?: string } }>(
      address,
      { schema: { hide: true }, logLevel: 'warn' },
      async (request, reply) => {
        const state = await now();
        const bytes = await make(state);
        const etag = etagOf(bytes);
        const isOfVersion = state.version !== null && request.query.v === state.version;
        reply.headers({ ETag: etag, 'Cache-Control': isOfVersion ? immutable : 'no-cache' });
        if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
        return reply.type(type).send(bytes);
      },
    );

  for (const address of iconPaths)
    serve(address, types[path.extname(address)]!, async ({ look, version }) =>
      version === null ? standard(standardFile(address)) : (await icons(version, look))[address],
    );
  serve('/site.webmanifest', 'application/manifest+json', ({ values, names, look, version }) =>
    Promise.resolve(
      Buffer.from(manifestText({ ...names, description: values['description'] ?? '', accent: look.accent }, version)),
    ),
  );
  serve('/og.jpg', types['.jpg']!, async ({ values, names: { federation, committee }, look, version }) => {
    const hero = values['hero'] || null;
    const isStandard =
      federation === standardNames.federation && committee === standardNames.committee && hero === null;
    return version === null && isStandard
      ? standard('/og.jpg')
      : previews(JSON.stringify([version, federation, committee, hero]), look, { federation, committee }, hero);
  });
}

const etags = new WeakMap<Buffer, string>();

/** Returns the ETag of a file; of one that is remembered it is computed once. */
function etagOf(bytes: Buffer): string {
  const known = etags.get(bytes);
  if (known) return known;
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  etags.set(bytes, etag);
  return etag;
}

type Names = { federation: string; committee: string };

/** The standard icons are maskable as they are. */
const standardFile = (address: IconPath) => address.replace('-maskable', '');

/** Reads a file of public/, which a built site has in its folder for the browser. */
function readStandard(root: string, name: string): Promise<Buffer> {
  const folder = ['build/client', 'public'].find((one) => existsSync(path.join(root, one, name)));
  return readFile(path.join(root, folder ?? 'public', name));
}

/** Returns a function that makes the value of a key once and remembers the last `most`; a failure is not remembered. */
function remembering<A extends unknown[], T>(make: (key: string, ...rest: A) => Promise<T>, limit: number) {
  const known = new Map<string, Promise<T>>();
  return (key: string, ...rest: A): Promise<T> => {
    const before = known.get(key);
    if (before) return before;
    const value = make(key, ...rest);
    value.catch(() => known.delete(key));
    for (const old of [...known.keys()].slice(0, Math.max(0, known.size - limit + 1))) known.delete(old);
    known.set(key, value);
    return value;
  };
}
