import type { Page } from '@playwright/test';

/** Returns the copies in the databases of a page's browser: the database's name, the copy's key, and its JSON. */
export const copiesIn = (page: Page): Promise<{ database: string; key: string; json: string }[]> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name!);
    const copies = names.map(
      (database) =>
        new Promise<{ database: string; key: string; json: string }[]>((resolve) => {
          const opening = indexedDB.open(database);
          opening.onsuccess = () => {
            const { result: db } = opening;
            if (!db.objectStoreNames.contains('copies')) return (db.close(), resolve([]));
            const store = db.transaction('copies').objectStore('copies');
            const keys = store.getAllKeys();
            const values = store.getAll();
            // Requests of a transaction are answered in order.
            values.onsuccess = () => {
              db.close();
              const found: unknown[] = values.result;
              resolve(
                found.map((value, at) => ({ database, key: keys.result[at] as string, json: JSON.stringify(value) })),
              );
            };
          };
        }),
    );
    return (await Promise.all(copies)).flat();
  });
