/** The largest upload of a poster, in bytes. */
export const maxPosterBytes = 20 * 1024 * 1024;
