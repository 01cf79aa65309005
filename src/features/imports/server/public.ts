import type { Feature } from '~/platform/feature';
import { planDaily, workDaily } from '~/platform/jobs';
import type { CallRegistrar } from '~/platform/http/calls';
import { answerSheet } from '~/platform/sheets';
import type { Site } from '~/platform/site';
import { pageOf, rowsOf } from '~/shared/paging';
import { importCalls } from '../contract';
import { both } from '../texts/both';
import { applyImport } from './apply';
import { loadDemoImports } from '~demo/imports/load';
import { eraseRows } from './erase';
import { forgetting } from './forget';
import { linksJob, workOnLinks } from './links';
import { exportErrors, exportImports, listImports } from './lists';
import { findPlaces } from './people';
import { importedRows } from './personal';
import { columnsOf, presentImport, presentRow } from './present';
import { changeImport, createImport } from './preview';
import { countRows, findRows, readImport } from './store';
import { imports } from './tables';
import { templateOf } from './template';
import { undoImport, type ImportParts } from './undo';

/**
 * Imports of people from the office's spreadsheets (docs/product/imports.md). An undo erases the people whom a file
 * created; the functions that find other features' records about them (`tied`) and that erase people are handed in.
 */
export const importsFeature = (parts: ImportParts): Feature => ({
  texts: both,
  register: (site, { calls }) => registerImports(site, calls, parts),
  jobs: (site) => {
    workOnLinks(site);
    workDaily(site, forgetting(site));
  },
  prepare: (site) => planDaily(site, forgetting(site)),
  mailJobs: [linksJob],
  demo: loadDemoImports,
  demoData: { rows: [{ table: imports }], topics: [] },
  personal: { rows: importedRows, erase: eraseRows },
});

/** Registers the calls of imports. */
function registerImports(site: Site, calls: CallRegistrar, parts: ImportParts): void {
  const { db, clock } = site;

  calls.register(importCalls, {
    imports: ({ query }) => listImports(site, query),
    exportImports: ({ query }, context) => exportImports(site, context, query),

    createImport: ({ body, files }, context) => createImport(site, context, files.file[0]!, body.columns),

    importTemplate: async ({ query }, { language, setHeader }) =>
      answerSheet(await templateOf(site, language), { format: query.format, name: 'import-list', setHeader }),

    import: async ({ params, query }, { language }) => {
      const found = await readImport(db, params.id);
      const places = await findPlaces(db);
      const rows = await findRows(db, params.id, { action: query.action, ...rowsOf(query) });
      const path = importCalls.import.path.replace(':id', String(params.id));
      const page = pageOf(
        path,
        query,
        await countRows(db, params.id, query.action),
        rows.map((row) => presentRow(row, places, { columns: columnsOf(found.record), language })),
      );
      return { ...presentImport(found, clock.now()), ...page };
    },

    changeImport: ({ params, body }, context) => changeImport(site, context, params.id, body),

    importErrors: ({ params, query }, context) => exportErrors(site, context, params.id, query.format),

    applyImport: ({ params, body }, { caller }) =>
      applyImport(site, caller, params.id, { sendLinks: body?.send_links ?? false, confirmed: body?.confirmed ?? [] }),
    undoImport: ({ params }, { caller }) => undoImport(site, caller, params.id, parts),
  });
}
