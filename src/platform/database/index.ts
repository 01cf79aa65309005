export { connectDatabase, openDatabase, type Database, type Db, type Tx } from './database';
export { insertRows } from './insert-rows';
export { holdingLock } from './shared-lock';
