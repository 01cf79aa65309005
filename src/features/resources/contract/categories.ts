/** The categories of documents (docs/product/resources.md, "Document categories"). */
export const resourceCategories = ['Standards', 'Safety', 'Templates', 'Quality'] as const;

export type ResourceCategory = (typeof resourceCategories)[number];
