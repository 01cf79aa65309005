/** The lists to choose from in a profile (docs/product/accounts.md, "User fields"). */
export { licenseCategories } from '~/shared/license-categories';
export const genders = ['male', 'female', 'other'] as const;
export const maritalStatuses = ['single', 'married'] as const;
