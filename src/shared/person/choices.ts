/** The lists to choose from in a profile (docs/product/people.md, "User fields"). */
export const genders = ['male', 'female', 'other'] as const;
export const maritalStatuses = ['single', 'married'] as const;
