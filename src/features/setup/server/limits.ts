import type { Limit } from '~/platform/rate-limit';

/** How often the office can have a code mailed, and how often one code can be tried. */
export const limits = {
  mails: { name: 'setup-mails', most: 5, seconds: 3600 },
  tries: { name: 'setup-code', most: 5, seconds: 1800 },
} satisfies Record<string, Limit>;
