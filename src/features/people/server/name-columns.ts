import { sql, type SQLWrapper } from 'drizzle-orm';
import { users } from './tables';

/** The columns of a person's name (`fullNameOf`). */
export const nameColumns = { firstName: users.firstName, lastName: users.lastName, username: users.username };

/** Returns `fullNameOf` in SQL, of a row of `users` or of an alias of it. */
export const fullNameColumn = (person: Record<keyof typeof nameColumns, SQLWrapper> = nameColumns) =>
  sql<string>`coalesce(
    nullif(trim(${person.firstName} || ' ' || ${person.lastName}), ''),
    ${person.username}
  )`;

/** The columns of a person to whom a mail goes. */
export const addresseeColumns = { id: users.id, email: users.email, ...nameColumns, language: users.language };
