import { expect, test } from 'vitest';
import type { z } from 'zod';
import { documentsUpload, flipbookUpload } from './upload-forms';

const file = (name: string, type: string, size = 10) => ({ name, type, size }) as File;
const faultsOf = (form: z.ZodType, typed: object) =>
  Object.fromEntries(form.safeParse(typed).error?.issues.map(({ path, message }) => [path.join(), message]) ?? []);

test('a flipbook needs a title, a version and a PDF that is not too large', () => {
  expect(faultsOf(flipbookUpload, { title: ' ', version: '', pdf: [] })).toEqual({
    title: 'Title is required',
    version: 'Version is required',
    pdf: 'Please select a PDF file',
  });
  const named = (pdf: File) => faultsOf(flipbookUpload, { title: 'T', version: '1', pdf: [pdf] });
  expect(named(file('a.PDF', ''))).toEqual({});
  expect(named(file('a.pdf', 'application/pdf', 100 * 1024 * 1024))).toEqual({});
  expect(named(file('a.pdf', 'application/pdf', 100 * 1024 * 1024 + 1))).toEqual({
    pdf: 'File size must be at most 100MB.',
  });
  expect(named(file('a.docx', 'application/msword'))).toEqual({ pdf: 'Please select a PDF file' });
});

test('documents need a category and a size within the limit', () => {
  const faults = (category: string, files: File[]) =>
    faultsOf(documentsUpload, { category, file_name: '', file: files });
  expect(faults('', [])).toEqual({ category: 'Please choose a category.', file: 'Please select a file' });
  expect(faults('Safety', [file('a', ''), file('plan.pdf', '', 100 * 1024 * 1024)])).toEqual({});
  const large = file('plan.pdf', '', 100 * 1024 * 1024 + 1);
  expect(faults('Safety', [file('a', ''), large])).toEqual({ file: 'File size must be at most 100MB: plan.pdf' });
});
