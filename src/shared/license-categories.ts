/** The classes of licences (docs/product/accounts.md, "User fields"). */
export const licenseCategories = [
  'Building Designer A',
  'Building Designer B',
  'Engineer A',
  'Engineer B',
  'Town Planner A',
  'Town Planner B',
  'Supervisor Senior',
  'Supervisor A',
  'Supervisor B',
] as const;
