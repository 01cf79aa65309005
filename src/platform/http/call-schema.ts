import type { FastifySchema, RouteShorthandOptions } from 'fastify';
import type { Call } from '~/shared/contract';

/** What Fastify checks of a call and the API's description says of it: `name` is that of its handler. */
export function schemaOf(name: string, call: Call): NonNullable<RouteShorthandOptions['schema']> {
  const schema: FastifySchema & Record<string, unknown> = {
    operationId: name,
    summary: call.summary,
    tags: [call.path.split('/')[2] ?? 'api'],
    response: call.answers,
    ...(call.who !== 'anyone' && {
      security: [{ token: [] }],
      description: `For: ${call.who}${call.proof ? '. Who has a second factor shows that it is them, within five minutes: else 403 `proof_needed`' : ''}`,
    }),
  };
  if (call.params) schema.params = call.params;
  if (call.query) schema.querystring = call.query;
  if (call.upload) schema.consumes = ['multipart/form-data'];
  else if (call.body) schema.body = call.body;
  return schema;
}
