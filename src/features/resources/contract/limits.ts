const MB = 1024 * 1024;

/** readings.md, "Resources": PDFs up to 100 MB, a flipbook's or a document's; so no document of another kind has less. */
export const mostFileBytes = 100 * MB;

/** More pages than any directory has: a PDF can claim thousands in a few bytes. */
export const mostPages = 500;

/** Widths of a page's pictures in pixels: a phone, half a spread or a dense phone, the full-page viewer. */
export const pageWidths = [480, 900, 1400] as const;
