// The page
export const pageTitle = 'Privacy centre';
export const pageLead = 'What the committee knows about you, who sees it, and what you can ask for.';

// The audit log
export const audit = { erased: 'Person erased' };
