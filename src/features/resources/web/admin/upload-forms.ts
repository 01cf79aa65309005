import { z } from 'zod';
import { documentForm, flipbookForm } from '../../contract/forms';
import { mostFileBytes } from '../../contract/limits';

const isLarge = ({ size }: File) => size > mostFileBytes;
// A file of no type that the browser knows goes by its name.
const looksLikePdf = ({ name, type }: File) => type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name));

/** What can be said of a flipbook before it is sent; its one file is under `pdf`. */
export const flipbookUpload = flipbookForm.extend({
  pdf: z
    .custom<readonly File[]>()
    .refine(([pdf]) => pdf && looksLikePdf(pdf), { error: 'Please select a PDF file', abort: true })
    .refine((files) => !files.some(isLarge), 'File size must be at most 100MB.'),
});

/** What can be said of documents before they are sent. */
export const documentsUpload = documentForm.extend({
  file: z
    .custom<readonly File[]>()
    .refine((files) => files.length > 0, 'Please select a file')
    .refine((files) => !files.some(isLarge), {
      error: ({ input }) => `File size must be at most 100MB: ${(input as readonly File[]).filter(isLarge).map(({ name }) => name).join(', ')}`,
    }),
});
