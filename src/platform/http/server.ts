import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import type { ZodType } from 'zod';
import type { Config } from '../config';
import type { Log } from '../log';
import type { OnAnswer } from '../metrics/answers';
import { registerCompression } from './compress';
import { describeCall, refusalSchemas } from './describe-call';
import { answerError, registerErrorHandler } from './error-handler';
import { createFastPath } from './fast-path';
import { registerUploads } from './uploads';
import { inertPolicy, securityHeaders } from './security';
import { languageOf, withoutLanguage } from './language';
import { refuseWhenOverloaded } from './overload';
import { endStalledBodies } from './stalled-bodies';

/** The name in the metrics for the route of an address that has none. */
const noRoute = 'none';
/** In bytes: bodies other than uploads are small. */
const JSON_LIMIT = 1024 * 1024;

/** Checks and cuts by the schemas of calls. Fastify's type allows schemas of its own kind only. */
const compilers = {
  buildValidator: () => validatorCompiler,
  buildSerializer: () => serializerCompiler,
} as unknown as NonNullable<FastifyServerOptions['schemaController']>['compilersFactory'];

interface HttpOptions {
  config: Config;
  log: Log;
  /** Called for every answer, cached ones too. */
  onAnswer?: OnAnswer | undefined;
}

/**
 * Creates Fastify with what every request gets: a request id, security headers, the error format, limits, a log line;
 * and before it the fast path, which sends cached answers without all that.
 */
export async function createHttp({ config, log, onAnswer }: HttpOptions) {
  const headers = securityHeaders({ https: config.publicUrl.startsWith('https:') });
  const door = createFastPath(onAnswer);
  const app = Fastify({
    serverFactory: door.serve,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    rewriteUrl: withoutLanguage,
    bodyLimit: JSON_LIMIT,
    // A list, never `true`: the caller's address is then the last one in the header that is not one of our own proxies.
    trustProxy: config.trustProxy.length > 0 && config.trustProxy,
    forceCloseConnections: 'idle',
    // A request that comes on a connection that was open already is served during a stop, too; the connection ends with
    // it.
    return503OnClosing: false,
    // No limit for a whole request, see stalled-bodies.ts. Node's limit of a minute for the headers stays.
    requestTimeout: 0,
    // Passed here, they are all there is: Fastify loads its own, 85 files, where none are (decisions/0021).
    schemaController: { compilersFactory: compilers },
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: 500,
    },
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headers);
      void answerError(error, request, reply);
      // No hook sees these.
      onAnswer?.(request.method, noRoute, reply.statusCode, 0);
    },
  }) as unknown as FastifyInstance;
  app.addHook('preClose', async () => door.shut());
  registerErrorHandler(app);
  endStalledBodies(app);
  // A client that sends the JSON content type with every call has no body for some of them: that is not broken JSON.
  const json = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) =>
    body === '' ? done(null, undefined) : json(request, body, done),
  );
  // Without a body all of its fields are missing: of some calls they may be. Fastify checks null in its place, which is
  // right where the contract takes null.
  app.addHook('preValidation', async (request) => {
    const form = request.routeOptions.schema?.body as ZodType | undefined;
    if (request.body === undefined && form && !form.safeParse(null).success) request.body = {};
  });

  // Not for cached answers: they bypass these hooks and get the same headers from response-cache.ts.
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) void reply.header(name, value);
    void reply.header('X-Request-Id', request.id);
    if (!reply.hasHeader('Content-Security-Policy')) void reply.header('Content-Security-Policy', inertPolicy);
  });
  registerCompression(app);
  app.addHook('onResponse', async (request, reply) => {
    const { method, url = noRoute } = request.routeOptions;
    onAnswer?.(
      request.method,
      request.page ?? url,
      reply.statusCode,
      reply.elapsedTime,
      request.page === undefined ? undefined : languageOf(request),
    );
    // The route, not the address: addresses contain reset tokens and signatures.
    const line = { method, route: url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (reply.statusCode >= 500) request.log.error(line, 'answered');
    else request.log.info(line, 'answered');
  });
  await registerUploads(app);
  refuseWhenOverloaded(app);
  await app.register(swagger, {
    openapi: {
      info: { title: 'Sangham', version: '1', description: 'Every call of the website and the office.' },
      components: {
        securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
        schemas: refusalSchemas,
      },
    },
    transform: describeCall,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  return { app, headers, door };
}
