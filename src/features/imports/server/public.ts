import { record } from '~/features/audit/server/public';
import type { Feature } from '~/platform/feature';
import { planDaily, workDaily } from '~/platform/jobs';
import { giveBackSoon } from '~/platform/give-back-memory';
import type { CallRegistrar } from '~/platform/http/calls';
import { answerSheet } from '~/platform/sheets';
import type { Site } from '~/platform/site';
import type { Language } from '~/shared/language';
import { pageOf, rowsOf } from '~/shared/paging';
import { importCalls } from '../contract';
import { both } from '../texts/both';
import { applyImport } from './apply';
import { loadDemoImport } from './demo/load';
import { eraseRows } from './erase';
import { forgetting } from './forget';
import { linksJob, workOnLinks } from './links';
import { findPlaces } from './people';
import { importedRows } from './personal';
import { presentImport, presentRow } from './present';
import { changeImport, createImport, faultyRows } from './preview';
import { countImports, countRows, findImports, findRows, readImport } from './store';
import { imports } from './tables';
import { undoImport, type FindTied } from './undo';

/**
 * Bringing in people from the office's spreadsheets (docs/product/imports.md). An undo removes those who came with a file; what
 * may hang on them by then (`tied`) has to be handed in.
 */
export const importsFeature = (tied: readonly FindTied[]): Feature => ({
  texts: both,
  register: (site, { calls }) => registerImports(site, calls, tied),
  jobs: (site) => {
    workOnLinks(site);
    workDaily(site, forgetting(site));
  },
  prepare: (site) => planDaily(site, forgetting(site)),
  mailJobs: [linksJob],
  demo: loadDemoImport,
  demoData: { rows: [{ table: imports }], topics: [] },
  personal: { rows: importedRows, erase: eraseRows },
});

/** Registers its calls. */
function registerImports(site: Site, calls: CallRegistrar, tied: readonly FindTied[]): void {
  const { db, clock, translator } = site;
  const saidIn = (language: Language) => (text: string) => translator.said(text, language);

  calls.register(importCalls, {
    imports: async ({ query }) => {
      const found = await findImports(db, undefined, rowsOf(query));
      return pageOf(
        importCalls.imports.path,
        query,
        await countImports(db),
        found.map((row) => presentImport(row, clock.now())),
      );
    },

    createImport: ({ body, files }, { caller }) => lean(createImport(site, caller, files.file[0]!, body.columns)),

    import: async ({ params, query }, { language }) => {
      const found = await readImport(db, params.id);
      const places = await findPlaces(db);
      const rows = await findRows(db, params.id, { action: query.action, ...rowsOf(query) });
      const path = importCalls.import.path.replace(':id', String(params.id));
      const page = pageOf(
        path,
        query,
        await countRows(db, params.id, query.action),
        rows.map((row) => presentRow(row, places, saidIn(language))),
      );
      return { ...presentImport(found, clock.now()), ...page };
    },

    changeImport: ({ params, body }, { caller }) => lean(changeImport(site, caller, params.id, body.columns)),

    importErrors: async ({ params, query }, { caller, language, setHeader }) => {
      const { record: found } = await readImport(db, params.id);
      const target = { type: 'import', id: params.id, name: found.filename };
      const after = { error: await countRows(db, params.id, 'error') };
      // They have what the office knows of people, as an export has.
      await site.write((tx) => record(tx, { at: clock.now(), actor: caller, action: 'import.errors', target, after }));
      const sheet = {
        heading: [...found.columns.map(({ heading }) => heading), both[language].why],
        batches: faultyRows(db, params.id, saidIn(language)),
      };
      return answerSheet(sheet, { format: query.format, name: 'faulty-rows', setHeader });
    },

    applyImport: ({ params, body }, { caller }) =>
      lean(applyImport(site, caller, params.id, body?.send_links ?? false)),
    undoImport: ({ params }, { caller }) => lean(undoImport(site, caller, params.id, tied)),
  });
}

/** Thousands of rows go through memory in each of these steps, and the office takes them one right after the other. */
const lean = <T>(work: Promise<T>): Promise<T> => work.finally(giveBackSoon);
