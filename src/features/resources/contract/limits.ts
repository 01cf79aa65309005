const MB = 1024 * 1024;

/** The largest upload in bytes: the PDF of a flipbook, or a document of any kind. */
export const maxFileBytes = 100 * MB;

/**
 * The most pages of a flipbook, more than any directory has. A limit is needed because a PDF can claim thousands of
 * pages in a few bytes.
 */
export const maxPages = 500;

/** The widths of a page's pictures in pixels: a phone, half a spread or a dense phone, the full-page viewer. */
export const pageWidths = [480, 900, 1400] as const;
