import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FieldErrors, UploadedFile, UploadRule } from '~/shared/contract';
import * as texts from '~/shared/texts';
import { isDiskFull } from '../errors/disk-full';
import { HttpError } from '../errors/http-error';
import { refuse } from '../errors/refusals';
import type { DiskSpaceMonitor } from '../disk-space/monitor';

/** Text fields of a form are short; the longest is a question on the board. */
const FIELD_BYTES = 64 * 1024;

/** How many bytes of an upload may arrive between two checks of the disk space. */
const lookEveryBytes = 8 * 1_048_576;

/** A multipart body: its text fields, unparsed, and its files in a temporary place. */
export interface ReceivedForm {
  fields: Record<string, unknown>;
  files: Record<string, UploadedFile[]>;
  /** What is wrong with the files. The call reports it together with what is wrong with the fields. */
  errors: FieldErrors;
  /** Removes the files; call it however the request ended. */
  discard(): Promise<void>;
}

/** Where a body's files go, and the check of disk space for them. */
export interface UploadPlace {
  folder: string;
  diskSpace: Pick<DiskSpaceMonitor, 'reserve'>;
}

/** Has Fastify read multipart bodies. */
export async function registerUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false });
}

/**
 * Writes a multipart body to disk as it arrives, never into memory. A file field that the rules do not name, more files
 * than allowed and a body that is cut off are errors; what was written by then is removed again.
 */
export async function receiveForm(
  request: FastifyRequest,
  rules: Record<string, UploadRule>,
  place: UploadPlace,
): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw refuse.error(415, 'unsupported_type', (t) => t.formExpected);
  const form: ReceivedForm = {
    fields: {},
    files: Object.fromEntries(Object.keys(rules).map((name) => [name, []])),
    errors: {},
    discard: () => discard(form),
  };
  const largest = Math.max(...Object.values(rules).map((rule) => rule.maxBytes));
  const count = Object.values(rules).reduce((sum, rule) => sum + (rule.maxFiles ?? 1), 0);
  try {
    // One byte more than allowed distinguishes "the limit itself" from "over it".
    const limits = { fileSize: largest + 1, files: count, fields: 100, fieldSize: FIELD_BYTES, parts: 200 };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') await receiveFile(part, rules[part.fieldname], form, place);
      else if (part.fieldname !== '__proto__') addField(form.fields, part.fieldname, part.value);
    }
    addMissing(form, rules);
    return form;
  } catch (error) {
    // The rest is read by no code any more, and a sender that can't get rid of it does not come to read the answer.
    request.raw.resume();
    await form.discard();
    throw asHttpError(error);
  }
}

/** Adds a text field; one that comes again makes a list. */
function addField(fields: ReceivedForm['fields'], name: string, value: unknown): void {
  fields[name] = Object.hasOwn(fields, name) ? [fields[name], value].flat() : value;
}

/** Adds an error for each file that the rules need and that was not sent. */
export function addMissing({ fields, files, errors }: ReceivedForm, rules: Record<string, UploadRule>): void {
  for (const [name, { missing }] of Object.entries(rules)) {
    const error = typeof missing === 'function' ? missing(fields) : missing;
    if (error !== undefined && files[name]?.length === 0) errors[name] ??= [error];
  }
}

async function receiveFile(
  part: MultipartFile,
  rule: UploadRule | undefined,
  form: ReceivedForm,
  { folder, diskSpace }: UploadPlace,
) {
  const known = form.files[part.fieldname];
  if (!rule || !known) {
    part.file.resume();
    (form.errors[part.fieldname] ??= []).push(texts.noFileExpected);
    return;
  }
  const file = { path: path.join(folder, randomUUID()), bytes: 0, filename: part.filename };
  known.push(file);
  stopWhenFull(part.file, diskSpace);
  await pipeline(part.file, createWriteStream(file.path, { flags: 'wx' }));
  file.bytes = (await stat(file.path)).size;
  if (file.bytes === 0) {
    // A file input without a file is sent as an empty file.
    known.splice(known.indexOf(file), 1);
    await rm(file.path, { force: true });
  } else if (file.bytes > rule.maxBytes) (form.errors[part.fieldname] ??= []).push(rule.tooLarge);
  if (known.length > (rule.maxFiles ?? 1)) (form.errors[part.fieldname] ??= []).push(texts.tooManyFiles);
}

/**
 * Breaks an upload off when others have taken the disk space in between: it must not be this upload that fills the
 * disk.
 */
function stopWhenFull(file: MultipartFile['file'], diskSpace: UploadPlace['diskSpace']) {
  let unseen = 0;
  file.on('data', ({ length }: Buffer) => {
    unseen += length;
    if (unseen < lookEveryBytes) return;
    unseen = 0;
    diskSpace.reserve(0, 'upload').catch((error: Error) => file.destroy(error));
  });
}

async function discard(form: ReceivedForm): Promise<void> {
  const files = Object.values(form.files).flat();
  await Promise.all(files.map((file) => rm(file.path, { force: true })));
}

function asHttpError(error: unknown): unknown {
  const { code = '', statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') {
    return refuse.invalid((t) => ({ non_field_errors: [t.tooManyParts] }));
  }
  if (error instanceof HttpError || statusCode || isDiskFull(error)) return error;
  // One of busboy's errors for a body that ends early or is not multipart at all.
  return refuse.error(400, 'bad_request', (t) => t.formIncomplete);
}
