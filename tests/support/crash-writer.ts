import { sql } from 'drizzle-orm';
import path from 'node:path';
import { openDatabase } from '../../src/platform/database';
import { createLog } from '../../src/platform/log';
import { StartError } from '../../src/platform/errors/start-error';

/*
 * Started by embedded.test.ts on a data folder: prints which rows it finds, then writes until it is killed, printing
 * each row's id once its transaction is acknowledged.
 */
const print = (line: string) => process.stdout.write(`${line}\n`);
const config = { root: path.resolve(import.meta.dirname, '../..'), dataDir: process.argv[2]!, databaseUrl: undefined };

try {
  const database = await openDatabase({ config, log: createLog('fatal') });
  await database.pool.query('create table if not exists crash (id int primary key, filling text not null)');
  const { rows } = await database.pool.query<{ id: number }>('select id from crash order by id');
  print(`found ${JSON.stringify(rows.map((row) => row.id))}`);
  for (let id = (rows.at(-1)?.id ?? 0) + 1; ; id += 1) {
    await database.transaction(async (tx) => {
      await tx.execute(sql`insert into crash values (${id}, repeat('x', ${(id * 7919) % 9000}))`);
      await tx.execute(sql`update crash set filling = filling || '!' where id = ${id - 1}`);
    });
    print(`wrote ${id}`);
  }
} catch (error) {
  if (error instanceof StartError) print(`refused ${error.message}`);
}
