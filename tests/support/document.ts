/** As much of OpenAPI as the tests read. */
export interface Operation {
  operationId: string;
  summary?: string;
  security?: Record<string, string[]>[];
  requestBody?: { content: Record<string, { schema: { type?: string; properties?: Record<string, unknown> } }> };
  responses: Record<string, { content?: Record<string, unknown>; headers?: Record<string, unknown> }>;
}

/** Returns the operations of the API's document by their call, `PATCH /api/areas/:id/`. */
export function operationsOf(document: unknown): Map<string, Operation> {
  const { paths } = document as { paths: Record<string, Record<string, Operation>> };
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`, operation] as const,
      ),
    ),
  );
}

/**
 * Returns whether the document has an answer with this status and content type, as it came; a status may stand there as
 * `4XX`.
 */
export function isDescribed({ responses }: Operation, status: number, type: string | undefined): boolean {
  const response = responses[status] ?? responses[`${String(status)[0]}XX`];
  const mime = type?.split(';')[0];
  return response !== undefined && (mime === undefined ? !response.content : response.content?.[mime] !== undefined);
}
