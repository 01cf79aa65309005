/** One poster as it is uploaded, in bytes. */
export const mostPosterBytes = 20 * 1024 * 1024;
