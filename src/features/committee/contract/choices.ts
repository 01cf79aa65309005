/** Whose committee a position is in. */
export const levels = ['district', 'area', 'unit'] as const;
