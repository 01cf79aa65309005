import { texts } from '../../contract/texts';

export interface Passwords {
  current: string;
  next: string;
  again: string;
}

export const noPasswords: Passwords = { current: '', next: '', again: '' };

/** Messages by field; `form` speaks of all of them. */
export type PasswordErrors = Partial<Record<keyof Passwords | 'form', string>>;

const shortest = 6;

/** What keeps a password change from being sent (members-and-administration.md section 5). */
export function passwordProblems({ current, next, again }: Passwords): PasswordErrors {
  if (!current || !next || !again) return { form: texts.fillPasswords };
  if (next.length < shortest) return { next: texts.resetPasswordShort };
  return next === again ? {} : { again: texts.newPasswordsDiffer };
}
