import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Call, CallFile, CallUpload } from '~/shared/contract';
import { isForAll } from './audience';
import type { CallSchema } from './call-schema';

type Json = Record<string, unknown>;

/** The bodies of refusals (docs/product/general.md, "Errors"). */
export const refusalSchemas = {
  FieldErrors: {
    type: 'object' as const,
    description: 'Messages by field; `non_field_errors` is about the whole form',
    additionalProperties: { type: 'array' as const, items: { type: 'string' as const } },
  },
  Refusal: {
    type: 'object' as const,
    properties: {
      detail: { type: 'string' as const },
      code: { type: 'string' as const },
      request_id: { type: 'string' as const },
    },
    required: ['detail', 'code'],
  },
};

const ref = (name: keyof typeof refusalSchemas) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Json) => ({ 'application/json': { schema } });
const refusal = (description: string, schema: Json = ref('Refusal')) => ({ description, content: json(schema) });

/**
 * Returns what the API's document has of a call, made from its contract: for @fastify/swagger, which passes each route.
 */
export const describeCall: typeof jsonSchemaTransform = (document) => {
  // A route that is no call may have no schema at all.
  const { call, ...schema } = (document.schema as Partial<CallSchema> | undefined) ?? {};
  if (!call) return jsonSchemaTransform(document);
  const schemas = { ...schema, ...(call.body && { body: call.body }) };
  const described = jsonSchemaTransform({ ...document, schema: schemas });
  const { body, response, ...rest } = described.schema as { body?: Json; response: Record<string, Json> };
  return {
    url: described.url,
    schema: {
      ...rest,
      summary: call.summary,
      tags: [call.path.split('/')[2] ?? 'api'],
      description: call.access === 'anyone' ? undefined : describeWho(call),
      security: securityOf(call),
      ...((body ?? call.upload) && { body: { content: call.upload ? formOf(call.upload, body) : json(body!) } }),
      response: {
        ...(!call.file ? response : { 200: fileOf(call.file) }),
        ...refusalsOf(call),
      },
    } as typeof described.schema,
  };
};

const describeWho = ({ access, proof }: Call) => `For: ${access}${describeProof(proof)}`;

/** Describes the fresh proof in a call's description. */
function describeProof(proof: Call['proof']): string {
  if (!proof) return '';
  const when = proof === true ? 'Who' : `When ${proof.when}, who`;
  return `. ${when} has a second factor shows that it is them, within five minutes: else 403 \`proof_needed\``;
}

/** Returns how a call is authorised: by nothing, by a token, or by a token that may be left out. */
const securityOf = (call: Call) =>
  call.access !== 'anyone' ? [{ token: [] }] : isForAll(call) ? [] : [{}, { token: [] }];

/** Returns the schema of a form's fields and files; `alsoJson` accepts the fields alone, too. */
function formOf({ files: rules, alsoJson }: CallUpload, fields: Json | undefined) {
  const file = { type: 'string', format: 'binary' };
  const files: Json = {};
  for (const [name, { maxFiles = 1 }] of Object.entries(rules))
    files[name] = maxFiles > 1 ? { type: 'array', items: file, maxItems: maxFiles } : file;
  const { properties = {}, required = [] } = (fields ?? {}) as { properties?: Json; required?: string[] };
  const needed = [...required, ...Object.keys(rules).filter((name) => typeof rules[name]!.missing === 'string')];
  const form = {
    ...fields,
    type: 'object',
    properties: { ...properties, ...files },
    ...(needed.length > 0 && { required: needed }),
  };
  return { 'multipart/form-data': { schema: form }, ...(alsoJson && json(fields!)) };
}

const nameOfFile = { description: 'attachment, with the name of the file', schema: { type: 'string' } };

/** Returns the answer of a text or a file, under each content type that it may have. */
function fileOf({ type, otherTypes = [], named }: CallFile) {
  const schemaOf = (mime: string) => ({
    schema: mime.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' },
  });
  const mimes = [type, ...otherTypes].map((one) => one.split(';')[0]!);
  return {
    description: 'A file',
    ...(named && { headers: { 'Content-Disposition': nameOfFile } }),
    content: Object.fromEntries(mimes.map((mime) => [mime, schemaOf(mime)])),
  };
}

/** Returns how the call may refuse: what follows from its contract by status, the rest together. */
function refusalsOf(call: Call) {
  const takesInput = call.params ?? call.query ?? call.body ?? call.upload;
  return {
    ...(takesInput && { 400: refusal('What was sent is not right', { anyOf: [ref('FieldErrors'), ref('Refusal')] }) }),
    ...((call.access !== 'anyone' || (!isForAll(call) && call.method !== 'GET')) && {
      401: refusal('No token, or one that is no longer good'),
    }),
    ...(call.access !== 'anyone' && { 403: refusal('Not for this person, or not now (`code`)') }),
    ...(call.params && { 404: refusal('There is none, or none that the caller may know of') }),
    '4XX': refusal(
      'Any other refusal, named by `code`: 409 for what the summary names, 413, 415, 429 with Retry-After',
    ),
    '5XX': refusal('503 while a part of the site is down, 507 while the disk is full'),
  };
}
