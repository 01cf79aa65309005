/** Widths of an ad's picture: a phone, a phone with a dense screen or a tablet, the office's PC. */
export const adWidths = [480, 800, 1280];
