import type { FastifyRequest } from 'fastify';
import type { Call, CallUpload, UploadRule } from '~/shared/contract';
import { invalid } from '../errors/http-error';
import type { DiskSpaceMonitor } from '../disk-space/monitor';
import type { ContractMessages } from './contract-messages';
import { addMissing, receiveForm, type ReceivedForm, type UploadPlace } from './uploads';

/**
 * Returns the disk space that a request needs (bytes), by its own length: an upload over its files' limits is refused
 * without being stored.
 */
export function spaceNeededBy({ upload }: Call, request: FastifyRequest): Parameters<DiskSpaceMonitor['reserve']> {
  if (!upload || !request.isMultipart()) return [0, 'rows'];
  const maxTotal = Object.values(upload.files).reduce(
    (sum, { maxBytes, maxFiles = 1 }) => sum + maxBytes * maxFiles,
    0,
  );
  return [Math.min(Number(request.headers['content-length'] ?? 0), maxTotal), 'upload'];
}

/**
 * Runs a call with the files that came with it. The text fields are parsed only once the files are there, so that the
 * answer reports what is wrong with both at once.
 */
export async function withUpload(
  call: Call,
  { files: rules, alsoJson }: CallUpload,
  input: object,
  request: FastifyRequest,
  place: UploadPlace,
  messages: ContractMessages,
  run: (input: object) => Promise<unknown>,
): Promise<unknown> {
  const form = alsoJson && !request.isMultipart() ? jsonForm(request, rules) : await receiveForm(request, rules, place);
  try {
    const { data, error } = call.body?.safeParse(form.fields) ?? {};
    if (error || Object.keys(form.errors).length > 0) {
      throw invalid((language) => ({
        ...(error && messages.fields(error.issues)(language)),
        ...messages.texts(form.errors)(language),
      }));
    }
    return await run({ ...input, body: data, files: form.files });
  } finally {
    await form.discard();
  }
}

/** Returns the fields of a multipart call that were sent as JSON, without files. */
function jsonForm(request: FastifyRequest, rules: Record<string, UploadRule>): ReceivedForm {
  const files = Object.fromEntries(Object.keys(rules).map((name) => [name, []]));
  const fields = (request.body ?? {}) as ReceivedForm['fields'];
  const form: ReceivedForm = { fields, files, errors: {}, discard: async () => undefined };
  addMissing(form, rules);
  return form;
}
