/** Positions that an applicant can request in the simple form; a superuser decides at the approval. */
export const positions = ['area_admin', 'admin', 'unit_admin'] as const;
