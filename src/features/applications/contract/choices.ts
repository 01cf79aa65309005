/** Where an application is. */
export const states = ['pending', 'correction', 'rejected'] as const;

/** What an area admin says of an applicant of their area. */
export const recommendations = ['recommend', 'against'] as const;
