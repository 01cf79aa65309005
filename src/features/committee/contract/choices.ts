/** Whose committee a position is in. */
export const levels = ['district', 'area', 'unit'] as const;
export type Level = (typeof levels)[number];

export const levelNames: Record<Level, string> = { district: 'District', area: 'Area', unit: 'Unit' };
