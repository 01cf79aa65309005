/** The body of a 400: messages by field; `non_field_errors` speaks of the whole form (readings.md, "Errors"). */
export type FieldErrors = Record<string, string[]>;
