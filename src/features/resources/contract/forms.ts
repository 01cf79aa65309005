import { z } from 'zod';
import { neededLine, optional } from '~/shared/fields';
import { line } from '~/shared/text';
import { resourceCategories } from './categories';

/** A flipbook's text fields; the PDF comes beside them as `pdf`. */
export const flipbookForm = z.object({
  title: neededLine(200, 'Title is required'),
  version: neededLine(50, 'Version is required'),
});

/** A document's text fields; the file comes beside them as `file`. Without `file_name` it keeps its own. */
export const documentForm = z.object({
  category: z.enum(resourceCategories, { error: 'Please choose a category.' }),
  file_name: optional(line(200)),
});

export type FlipbookForm = z.output<typeof flipbookForm>;
export type DocumentForm = z.output<typeof documentForm>;
