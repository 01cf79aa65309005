/** Matches a control character (C0, DEL or C1), which no line of text has. PostgreSQL rejects NUL. */
export const control = /\p{Cc}/u;

/** Matches the control characters that no longer text has: all except tabs and line breaks. */
export const controlInProse = /(?![\t\n\r])\p{Cc}/u;

/** Matches the control characters that no text file has: all except tabs, line breaks and page breaks. */
export const controlInFile = /(?![\t\n\f\r])\p{Cc}/u;
