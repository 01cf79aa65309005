import type { FastifyRequest } from 'fastify';
import type { Call, UploadRule } from '~/shared/contract';
import { fieldsOf, invalid } from '../errors/http-error';
import type { Room } from '../room/room';
import { receiveForm, type ReceivedForm, type UploadPlace } from './uploads';

/** The room that a request asks for, as far as it says: what is over its files' limits is refused without being stored. */
export function roomFor({ upload }: Call, request: FastifyRequest): Parameters<Room['need']> {
  if (!upload || !request.isMultipart()) return [0, 'rows'];
  const most = Object.values(upload).reduce((sum, { maxBytes, maxFiles = 1 }) => sum + maxBytes * maxFiles, 0);
  return [Math.min(Number(request.headers['content-length'] ?? 0), most), 'upload'];
}

/**
 * Runs a call with the files that came with it. The text fields are parsed only once the files are there, so that the answer reports
 * what is wrong with both at once.
 */
export async function withUpload(
  call: Call,
  rules: Record<string, UploadRule>,
  input: object,
  request: FastifyRequest,
  place: UploadPlace,
  run: (input: object) => Promise<unknown>,
): Promise<unknown> {
  const form =
    call.alsoJson && !request.isMultipart() ? jsonForm(request, rules) : await receiveForm(request, rules, place);
  try {
    const body = call.body?.safeParse(form.fields);
    const errors = { ...(body?.error && fieldsOf(body.error.issues)), ...form.errors };
    if (Object.keys(errors).length > 0) throw invalid(errors);
    return await run({ ...input, body: body?.data, files: form.files });
  } finally {
    await form.discard();
  }
}

/** The fields of a multipart call that were sent as JSON, without files. */
function jsonForm(request: FastifyRequest, rules: Record<string, UploadRule>): ReceivedForm {
  const files = Object.fromEntries(Object.keys(rules).map((name) => [name, []]));
  return { fields: (request.body ?? {}) as ReceivedForm['fields'], files, errors: {}, discard: async () => undefined };
}
