const MB = 1024 * 1024;

/** readings.md, "Resources": a flipbook's PDF. */
export const mostPdfBytes = 100 * MB;
export const mostDocumentBytes = 50 * MB;

/** More pages than any directory has: a PDF can claim thousands in a few bytes. */
export const mostPages = 500;

/** Widths of a page's pictures in pixels: a phone, half a spread or a dense phone, the full-page viewer. */
export const pageWidths = [480, 900, 1400] as const;
