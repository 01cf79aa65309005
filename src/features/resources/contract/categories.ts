/** public-site.md section 9, "Resource categories"; the filter's All Categories is the page's own. */
export const resourceCategories = ['Standards', 'Safety', 'Templates', 'Quality'] as const;

export type ResourceCategory = (typeof resourceCategories)[number];
