export { addCollected, collectEntries } from './collect-entries';
export { connectDatabase, openDatabase, type Database, type Db, type Tx } from './database';
export { composeInsert, insertRows, reserveIds } from './insert-rows';
export { holdingLock } from './shared-lock';
