import { z } from 'zod';
import { neededLine, optional } from '~/shared/fields';
import { line } from '~/shared/text';
import { resourceCategories } from './categories';
import * as texts from '../texts';

/** A flipbook's text fields; the PDF comes beside them as `pdf`. */
export const flipbookForm = z.object({
  title: neededLine(200, texts.titleIsRequired),
  version: neededLine(50, texts.versionIsRequired),
});

/** A document's text fields; the file comes beside them as `file`. Without `file_name` it keeps its own. */
export const documentForm = z.object({
  category: z.enum(resourceCategories, { error: texts.pleaseChooseACategory }),
  file_name: optional(line(200)),
});

export type FlipbookForm = z.output<typeof flipbookForm>;
export type DocumentForm = z.output<typeof documentForm>;
