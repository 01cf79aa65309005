import type { FastifySchema, RouteShorthandOptions } from 'fastify';
import type { Call } from '~/shared/contract';

/** The schema of a call's route. */
export interface CallSchema extends FastifySchema {
  /** For the API's document (describe-call.ts), which lists more of it than Fastify checks. */
  call: Call;
  operationId: string;
}

/** Returns what Fastify checks of a call: `name` is that of its handler. An upload is parsed by the call itself. */
export function schemaOf(name: string, call: Call): NonNullable<RouteShorthandOptions['schema']> {
  const schema: CallSchema = { call, operationId: name, response: call.answers };
  if (call.params) schema.params = call.params;
  if (call.query) schema.querystring = call.query;
  if (call.body && !call.upload) schema.body = call.body;
  return schema;
}
