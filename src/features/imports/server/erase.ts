import { sql } from 'drizzle-orm';
import { users } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import type { Leaving } from '~/platform/feature';
import { importRows, imports } from './tables';

/**
 * Empties the rows about these people. A row about no account is emptied when it matched several people, one of these
 * among them, or when its column of e-mails, phones or membership ids has a value of one of these. The emptied row
 * itself stays, and so do rows about other people. An undo leaves files that wait to be applied as they are.
 */
export async function eraseRows(tx: Tx, { ids, undone }: Leaving): Promise<string[]> {
  const all = sql`${sql.param([...ids])}::int[]`;
  // A row that was read before the person had an account lacks the person's id. A new person's row of an applied file
  // has lost it only when it was emptied.
  await tx.execute(sql`
    with leaving as (
      select 'email' as field, lower(email) as value from ${users} where id = any(${all})
      union all select 'phone', phone from ${users} where id = any(${all})
      union all select 'membership_id', upper(membership_id) from ${users} where id = any(${all})
    ), unnamed as (
      select line.import_id, line.line, line.people, line.cells, file.columns
        from ${importRows} line join ${imports} file on file.id = line.import_id
       where line.user_id is null
         and case when file.state = 'preview' then ${!undone} else line.action <> 'create' end
    ), theirs as (
      select import_id, line from unnamed where people && ${all}
      union
      select it.import_id, it.line from (
        select unnamed.import_id, unnamed.line, it.col ->> 'field' as field,
            trim(unnamed.cells ->> (it.at - 1)::int) as cell
          from unnamed, jsonb_array_elements(unnamed.columns) with ordinality it(col, at)
         where it.col ->> 'field' in ('email', 'phone', 'membership_id')) it
        join leaving on leaving.field = it.field and leaving.value = case it.field
          when 'email' then lower(it.cell)
          when 'phone' then right(regexp_replace(it.cell, '[.]0+$|[^0-9]', '', 'g'), 10)
          else upper(it.cell) end
      union
      select line.import_id, line.line from ${importRows} line join ${imports} file on file.id = line.import_id
       where line.user_id = any(${all}) and (${!undone} or file.state <> 'preview')
    )
    update ${importRows} line set user_id = null, people = '{}', before = null, after = null, errors = null,
        cells = (select coalesce(jsonb_agg(''::text), '[]') from jsonb_array_elements(line.cells))
      from theirs where line.import_id = theirs.import_id and line.line = theirs.line`);
  return [];
}
