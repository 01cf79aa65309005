export { connectDatabase, openDatabase, type Database, type Db, type Tx } from './database';
export { holdingLock } from './shared-lock';
