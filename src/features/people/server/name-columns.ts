import { users } from './tables';

/** The columns of a person's name (`fullNameOf`). */
export const nameColumns = { firstName: users.firstName, lastName: users.lastName, username: users.username };

/** The columns of a person to whom a mail goes. */
export const addresseeColumns = { id: users.id, email: users.email, ...nameColumns, language: users.language };
