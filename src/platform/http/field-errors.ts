import type { FieldErrors } from '~/shared/refusal';

/** Messages by top-level field; what has no field goes to `non_field_errors`. */
export function fieldsOf(issues: readonly { path: readonly PropertyKey[]; message?: string | undefined }[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of issues) {
    const name = String(issue.path[0] || 'non_field_errors');
    (fields[name] ??= []).push(issue.message ?? 'Invalid value.');
  }
  return fields;
}
