const MB = 1024 * 1024;

/** One file as it is uploaded: the PDF of a flipbook, or a document of any kind. */
export const mostFileBytes = 100 * MB;

/** More pages than any directory has. A limit is needed because a PDF can claim thousands in a few bytes. */
export const mostPages = 500;

/** Widths of a page's pictures in pixels: a phone, half a spread or a dense phone, the full-page viewer. */
export const pageWidths = [480, 900, 1400] as const;
