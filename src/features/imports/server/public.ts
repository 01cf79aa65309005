import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import { answerSheet } from '~/platform/sheets';
import type { Site } from '~/platform/site';
import { pageOf, rowsOf } from '~/shared/paging';
import { importCalls } from '../contract';
import { applyImport } from './apply';
import { loadDemoImport } from './demo/load';
import { linksJob, workOnLinks } from './links';
import { findPlaces } from './people';
import { presentImport, presentRow } from './present';
import { changeImport, createImport, faultyRows } from './preview';
import { countImports, countRows, findImports, findRows, readImport } from './store';
import { imports } from './tables';
import { undoImport } from './undo';

/** Bringing in people from the office's spreadsheets (docs/product/imports.md). */
export const importsFeature: Feature = {
  register: (site, { calls }) => registerImports(site, calls),
  jobs: workOnLinks,
  mailJobs: [linksJob],
  demo: loadDemoImport,
  demoData: { rows: [{ table: imports }], topics: [] },
};

/** Registers its calls. */
function registerImports(site: Site, calls: CallRegistrar): void {
  const { db, clock } = site;

  calls.register(importCalls, {
    imports: async ({ query }) => {
      const found = await findImports(db, undefined, rowsOf(query));
      return pageOf(importCalls.imports.path, query, await countImports(db), found.map((row) => presentImport(row, clock.now())));
    },

    createImport: ({ body, files }, { caller }) => createImport(site, caller, files.file[0]!, body.columns),

    import: async ({ params, query }) => {
      const found = await readImport(db, params.id);
      const places = await findPlaces(db);
      const rows = await findRows(db, params.id, { action: query.action, ...rowsOf(query) });
      const path = importCalls.import.path.replace(':id', String(params.id));
      const page = pageOf(path, query, await countRows(db, params.id, query.action), rows.map((row) => presentRow(row, places)));
      return { ...presentImport(found, clock.now()), ...page };
    },

    changeImport: ({ params, body }, { caller }) => changeImport(site, caller, params.id, body.columns),

    importErrors: async ({ params, query }, { setHeader }) => {
      const { record } = await readImport(db, params.id);
      const sheet = { heading: [...record.columns.map(({ heading }) => heading), 'Why'], batches: faultyRows(db, params.id) };
      return answerSheet(sheet, { format: query.format, name: 'faulty-rows', setHeader });
    },

    applyImport: ({ params, body }, { caller }) => applyImport(site, caller, params.id, body?.send_links ?? false),
    undoImport: ({ params }, { caller }) => undoImport(site, caller, params.id),
  });
}
