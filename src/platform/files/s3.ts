import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { StartError } from '../errors/start-error';
import { isKey, safe, type FileInfo, type Files } from './files';
import { typeOfKey } from './types';

const CacheControl = 'public, max-age=31536000, immutable';
const deletesAtOnce = 8;
/**
 * In ms: how long a bucket may be silent, the client's retries included. No caller of the site waits ten seconds; a
 * backup may.
 */
const patience = { MEDIA_URL: 8_000, BACKUP_URL: 60_000 };

interface BucketOptions {
  /** Where the address is from. */
  setting?: keyof typeof patience;
  /** In milliseconds, in place of the setting's own. */
  maxSilenceMs?: number;
}

/**
 * Opens files in an S3-compatible bucket. `url` is the value of the setting:
 * s3://KEY:SECRET@BUCKET/PREFIX?region=…&endpoint=…, KEY and SECRET percent-encoded. Throws a StartError when it is
 * malformed, or the bucket can't be reached or written.
 */
export async function openBucket(
  url: string,
  incoming: string,
  { setting = 'MEDIA_URL', maxSilenceMs = patience[setting] }: BucketOptions = {},
): Promise<Files> {
  const { bucket, prefix, client } = connect(url, setting);
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + safe(key) });
  /** Returns the result of `ask`; fails as an outage when nothing came for too long. `heard` restarts the wait. */
  const patiently = async <T>(ask: (silent: AbortSignal, heard: () => void) => Promise<T>): Promise<T> => {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), maxSilenceMs);
    try {
      return await ask(silence.signal, () => timer.refresh());
    } catch (error) {
      throw silence.signal.aborted
        ? Object.assign(new Error(`${setting}: the bucket says nothing`), { name: 'TimeoutError' })
        : error;
    } finally {
      clearTimeout(timer);
    }
  };
  const writeProbe = () =>
    patiently((abortSignal) =>
      client.send(new PutObjectCommand({ ...at('check'), Body: 'ok', ContentType: 'text/plain' }), { abortSignal }),
    );

  const head = (key: string) =>
    unlessMissing(patiently((abortSignal) => client.send(new HeadObjectCommand(at(key)), { abortSignal })));
  const remove = (key: string) =>
    unlessMissing(patiently((abortSignal) => client.send(new DeleteObjectCommand(at(key)), { abortSignal })));

  /** Yields everything in the bucket whose name begins so, a page at a time. */
  async function* objects(Prefix: string) {
    let ContinuationToken: string | undefined;
    do {
      const page = await patiently((abortSignal) =>
        client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix, ContinuationToken }), { abortSignal }),
      );
      yield* page.Contents ?? [];
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  try {
    await writeProbe();
  } catch (error) {
    client.destroy();
    throw new StartError(
      `${setting}: the bucket ${bucket} can't be written (${reason(error)}). Check it and its address.`,
    );
  }

  return {
    async put(key, source, contentType) {
      const params = { ...at(key), ContentType: contentType, CacheControl };
      if ('bytes' in source) {
        await patiently((abortSignal) =>
          client.send(new PutObjectCommand({ ...params, Body: source.bytes }), { abortSignal }),
        );
        return;
      }
      const Body = 'path' in source ? createReadStream(source.path) : source.stream;
      try {
        await patiently(async (silent, heard) => {
          const upload = new Upload({ client, params: { ...params, Body }, queueSize: 2 });
          silent.addEventListener('abort', () => void upload.abort());
          await upload.on('httpUploadProgress', heard).done();
        });
      } finally {
        Body.destroy();
      }
    },

    async stat(key) {
      const found = await head(key);
      return found && info(key, found.ContentLength, found.ETag);
    },

    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const found = await unlessMissing(
        patiently((abortSignal) => client.send(new GetObjectCommand({ ...at(key), Range }), { abortSignal })),
      );
      if (!found?.Body) return null;
      const whole = found.ContentRange?.split('/')[1];
      return { ...info(key, whole ? Number(whole) : found.ContentLength, found.ETag), stream: found.Body as Readable };
    },

    // One by one: the call that deletes many needs an MD5 or CRC header that S3-compatible stores don't agree on.
    async delete(keys) {
      for (let done = 0; done < keys.length; done += deletesAtOnce) {
        const batch = keys.slice(done, done + deletesAtOnce);
        await Promise.all(batch.map(remove));
      }
    },

    async move(key, to) {
      const source = [bucket, ...at(key).Key.split('/')].map(encodeURIComponent).join('/');
      const copied = await unlessMissing(
        patiently((abortSignal) =>
          client.send(new CopyObjectCommand({ ...at(to), CopySource: source }), { abortSignal }),
        ),
      );
      if (copied) await remove(key);
    },

    async *list(keyPrefix) {
      for await (const { Key, LastModified } of objects(`${prefix}${safe(keyPrefix)}/`)) {
        const key = Key?.slice(prefix.length);
        if (key && LastModified && isKey(key)) yield { key, modified: LastModified };
      }
    },

    async used() {
      let bytes = 0;
      for await (const { Size = 0 } of objects(prefix)) bytes += Size;
      return bytes;
    },

    async check() {
      // HEAD needs no permission to list the bucket; the probe is only written again when it was deleted.
      if (!(await head('check'))) await writeProbe();
    },

    temp: () => incoming,
    close: async () => client.destroy(),
  };
}

function connect(text: string, setting: string) {
  const wrong = (what: string) =>
    new StartError(
      `${setting}: ${what}. It is s3://KEY:SECRET@BUCKET/PREFIX?region=…&endpoint=…, see docs/OPERATIONS.md.`,
    );
  if (!URL.canParse(text)) throw wrong('not an address (encode special characters of the secret, / is %2F)');
  const url = new URL(text);
  if (url.protocol !== 's3:' || !url.hostname) throw wrong('no bucket');
  if (!url.username || !url.password) throw wrong('the key or the secret is missing');
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !(URL.canParse(endpoint) && /^https?:/i.test(endpoint))) {
    throw wrong('the endpoint is no http(s) address');
  }
  const folder = url.pathname.replace(/^\/+|\/+$/g, '');
  return {
    bucket: url.hostname,
    prefix: folder && `${decodeURIComponent(folder)}/`,
    client: new S3Client({
      region: url.searchParams.get('region') ?? 'us-east-1',
      endpoint,
      forcePathStyle: endpoint !== undefined,
      credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
      // Most stores other than Amazon's don't support the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: 3_000,
        // Until the answer begins. A viewer who pauses a video holds a socket, so there is no idle limit, and there are
        // many sockets.
        requestTimeout: 30_000,
        throwOnRequestTimeout: true,
        httpAgent: { maxSockets: 1_000 },
        httpsAgent: { maxSockets: 1_000 },
      },
    }),
  };
}

function info(key: string, size = 0, etag = `"${size}"`): FileInfo {
  return { size, contentType: typeOfKey(key).mime, etag };
}

async function unlessMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    if (status === 404 && (error as Error).name !== 'NoSuchBucket') return null;
    throw error;
  }
}

function reason(error: unknown): string {
  const { name, message, code } = error as Error & { code?: string };
  return [...new Set([code, name, message])].filter((part) => part && part !== 'Error').join(': ');
}
