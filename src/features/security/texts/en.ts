// The page
export const pageTitle = 'Account security';
export const pageLead = 'Where you are logged in, and how you prove that it is you.';
