import { z } from 'zod';
import { neededLine, optional } from '~/shared/fields';
import { line } from '~/shared/text';
import { resourceCategories } from './categories';
import * as texts from '../texts';

/** The text fields of a new flipbook; the PDF is in the field `pdf` beside them. */
export const flipbookForm = z.object({
  title: neededLine(200, texts.titleIsRequired),
  version: neededLine(50, texts.versionIsRequired),
});

/**
 * The text fields of a new document; the file is in the field `file` beside them. Without `file_name` it keeps its own
 * name.
 */
export const documentForm = z.object({
  category: z.enum(resourceCategories, { error: texts.pleaseChooseACategory }),
  file_name: optional(line(200)),
});

export type FlipbookForm = z.output<typeof flipbookForm>;
export type DocumentForm = z.output<typeof documentForm>;
